/**
 * Decisions of any kind, out of the documented examples and out of random games with any modules: against the plain way,
 * and without looking at what is hidden.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DecisionKind, decision, type GameState } from '../engine/index.ts';
import { agreements, randomGame } from '../engine/testdata/games.ts';
import { AIMS } from './aims.ts';
import { bestPlay } from './best.ts';
import { type Exploration, explore, type Outcome } from './explore.ts';
import { EXAMPLES, framesOf } from './testdata/documents.ts';
import { plainOutcomes, TooMany, textOfOutcome } from './testdata/plain.ts';

/** Some moments of some games, of each kind of decision not more than a few in one game. */
function inGames(runs: number, seed: number, check: (state: GameState) => void): void {
  fc.assert(
    fc.property(agreements, fc.integer(), (agreement, chance) => {
      const seen = new Map<DecisionKind, number>();
      for (const { state } of randomGame(agreement, chance)) {
        const kind = decision(state)?.kind;
        if (!kind || (seen.get(kind) ?? 0) > 1 || (state.turn * 3 + chance) % 7) continue;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        check(state);
      }
    }),
    { numRuns: runs, seed },
  );
}

const plain = (state: GameState, most: number): Map<string, number> | undefined => {
  try {
    return plainOutcomes(state, most);
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
};

const counts = ({ outcomes }: Exploration): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const outcome of outcomes) {
    const text = textOfOutcome(outcome);
    found[text] = (found[text] ?? 0) + outcome.sequences;
  }
  return found;
};

/**
 * Whether the merged search finds what playing every sequence finds; nothing to compare where there are too many, where
 * a draw comes in between or where secret tokens are scored.
 */
function compare(state: GameState, most: number): boolean {
  // If the last tiles fit nowhere the game ends with this turn, which nobody knows beforehand.
  const { order, drawn, then } = state.pile;
  if (then === 'end' && drawn < order.length && drawn + 5 > order.length) return false;
  const found = explore(state, { budget: 3000 });
  const comparable = ({ why, holdings }: Outcome): boolean =>
    why === 'turn' || (why === 'game' && holdings.every(({ tokens }) => tokens === 0));
  if (!found.complete || !found.outcomes.every(comparable)) return false;
  const all = plain(state, most);
  if (!all) return false;
  expect(counts(found)).toEqual(Object.fromEntries(all));
  return true;
}

it('in every documented example the merged search finds what playing every sequence finds', { timeout: 60_000 }, () => {
  const seen = new Set<string>();
  for (const { state } of EXAMPLES.flatMap(framesOf)) {
    const kind = decision(state)?.kind;
    if (kind && compare(state, 150)) seen.add(kind);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['place-tile', 'place-follower', 'place-gold', 'build-castle', 'score-castle', 'take-gold']),
  );
  expect([...seen]).toEqual(expect.arrayContaining(['crop-action', 'move-sheriff', 'use-synod', 'place-bridge']));
});

describe('in random games', { timeout: 120_000 }, () => {
  it('the merged search finds what playing every sequence finds', () => {
    const seen = new Set<string>();
    inGames(20, 5, (state) => {
      if (compare(state, 150)) seen.add(decision(state)?.kind ?? '');
    });
    expect([...seen]).toEqual(expect.arrayContaining(['place-tile', 'place-follower', 'place-gold', 'open-gift']));
  });

  it('nothing depends on tiles, cards and tokens that nobody has seen', () => {
    let explored = 0;
    inGames(10, 6, (state) => {
      if (state.agreement.reveal || state.phase === 'open-gift') return;
      const { pile, parts } = state;
      const { gifts, 'gold-rush': rush } = parts;
      const unlike: GameState = {
        ...state,
        pile: { ...pile, order: [...pile.order.slice(0, pile.drawn), ...pile.order.slice(pile.drawn).toReversed()] },
        parts: {
          ...parts,
          ...(gifts && { gifts: { ...gifts, pile: gifts.pile.toReversed() } }),
          ...(rush && {
            'gold-rush': {
              ...rush,
              supply: rush.supply.toReversed(),
              stacks: rush.stacks.map((stack) => ({ ...stack, tokens: stack.tokens.map(() => 5 as const) })),
            },
          }),
        },
        random: state.random + 1,
      };
      const [one, other] = [state, unlike].map((each) => explore(each, { budget: 200 })) as [Exploration, Exploration];
      explored += 1;
      expect(other.outcomes).toEqual(one.outcomes);
      expect(other.choices).toEqual(one.choices);
      for (const aim of AIMS) expect(bestPlay(other, aim)).toEqual(bestPlay(one, aim));
    });
    expect(explored).toBeGreaterThan(25);
  });
});
