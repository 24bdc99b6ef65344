/** A thousand contests for gold: merged search and the plain way agree, and nothing depends on names or places. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices, decision, type GameState, PLAYERS, play } from '../engine/index.ts';
import { AIMS } from './aims.ts';
import { bestPlay, type Score } from './best.ts';
import { type Exploration, explore } from './explore.ts';
import { type Contest, contest } from './testdata/claims.ts';
import { contests } from './testdata/contests.ts';
import { plainBest, plainOutcomes, textOfOutcome } from './testdata/plain.ts';

const counts = ({ outcomes }: Exploration): Record<string, number> =>
  Object.fromEntries(outcomes.map((outcome) => [textOfOutcome(outcome), outcome.sequences]));

/** Only situations in which somebody has a right to something. */
const claimed = contests.filter(({ heaps }) => heaps.some(({ seats }) => seats.length > 0));

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const entry of Object.values(value)) freeze(entry);
  }
  return value;
};

/** What best play gives seat by seat, for each aim, and which choices it is. */
const judged = (state: GameState) => {
  const exploration = explore(state);
  return AIMS.map((aim) => {
    const best = bestPlay(exploration, aim);
    return {
      scores: best?.scores.map(({ value }) => value),
      choices: best?.choices.map(({ choice, cost }) => ({ choice, cost })),
    };
  });
};

describe('in a thousand contests for gold', { timeout: 60_000 }, () => {
  it('the merged search finds the outcomes and counts of the plain one', () => {
    let most = 0;
    fc.assert(
      fc.property(claimed, (given) => {
        const state = freeze(contest(given));
        const exploration = explore(state);
        expect(counts(exploration)).toEqual(Object.fromEntries(plainOutcomes(state)));
        most = Math.max(most, exploration.outcomes.length);
      }),
      { numRuns: 1000, seed: 28 },
    );
    expect(most).toBeGreaterThan(5);
  });

  it('each choice allows what is found behind it', () => {
    fc.assert(
      fc.property(claimed, (given) => {
        const state = contest(given);
        const { choices: explored, outcomes, sequences } = explore(state);
        expect(explored.map(({ choice }) => choice)).toEqual(choices(state));
        const sum = (list: readonly { readonly sequences: number }[]) =>
          list.reduce((all, one) => all + one.sequences, 0);
        expect(sum(explored.flatMap((one) => one.outcomes))).toBe(sequences);
        outcomes.forEach((outcome, i) => {
          const behind = explored.flatMap((one) => one.outcomes.filter((allowed) => allowed.outcome === i));
          expect(sum(behind)).toBe(outcome.sequences);
        });
      }),
      { numRuns: 200, seed: 30 },
    );
  });

  it('best play is that of plain backward induction', () => {
    let disagreeing = 0;
    fc.assert(
      fc.property(claimed, (given) => {
        const state = freeze(contest(given));
        const exploration = explore(state);
        for (const aim of AIMS) {
          const best = bestPlay(exploration, aim);
          expect(best?.scores.map(({ value }) => value)).toEqual(plainBest(state, aim));
          if (best?.choices.some(({ cost }) => cost > 0)) disagreeing += 1;
        }
      }),
      { numRuns: 1000, seed: 31 },
    );
    expect(disagreeing).toBeGreaterThan(100);
  });

  it('the line leads to what is promised, and every choice is legal and right', () => {
    fc.assert(
      fc.property(claimed, fc.constantFrom(...AIMS), (given, aim) => {
        const state = contest(given);
        const best = bestPlay(explore(state), aim);
        expect(best?.player).toBe(decision(state)?.player);
        const own = (scores: readonly Score[]) =>
          scores.find(({ player }) => player === best?.player)?.value ?? Number.NaN;
        for (const { cost, best: isBest, scores } of best?.choices ?? []) {
          expect(isBest).toBe(cost === 0);
          expect(own(scores ?? [])).toBe(own(best?.scores ?? []) - cost);
        }
        let now = state;
        for (const { player, choice, forced } of best?.line ?? []) {
          expect(decision(now)?.player).toBe(player);
          expect(choices(now)).toContainEqual(choice);
          expect(choices(now).length === 1).toBe(forced);
          now = play(now, choice, 'wait').state;
        }
        expect(plainBest(now, aim)).toEqual(best?.scores.map(({ value }) => value));
        expect(now.turn).toBe(state.turn + 1);
      }),
      { numRuns: 300, seed: 32 },
    );
  });
});

describe('it makes no difference', { timeout: 60_000 }, () => {
  /** The same contest with its heaps the other way round. */
  const mirrored = (given: Contest): Contest => ({ ...given, heaps: given.heaps.toReversed() });
  /** By the RGG division the order of the features is part of the rule. */
  const withoutRgg = claimed.map((given) => ({ ...given, rgg: false }));

  it('which colours sit where', () => {
    fc.assert(
      fc.property(claimed, fc.shuffledSubarray([...PLAYERS], { minLength: 5 }), (given, colours) => {
        expect(judged(contest({ ...given, colours }))).toEqual(judged(contest(given)));
      }),
      { numRuns: 300, seed: 33 },
    );
  });

  it('where the pieces lie', () => {
    const last = (given: Contest) => given.heaps.length - 1;
    fc.assert(
      fc.property(withoutRgg, (given) => {
        const turned = judged(contest(mirrored(given))).map(({ scores, choices: list }) => ({
          scores,
          choices: list?.map(({ choice, cost }) => ({
            cost,
            choice: choice.kind === 'take' ? { ...choice, cell: [last(given) - choice.cell[0], 0] } : choice,
          })),
        }));
        const straight = judged(contest(given));
        expect(turned.map(({ scores }) => scores)).toEqual(straight.map(({ scores }) => scores));
        turned.forEach(({ choices: list }, i) => {
          expect(list).toHaveLength(straight[i]?.choices?.length ?? Number.NaN);
          expect(list).toEqual(expect.arrayContaining(straight[i]?.choices ?? []));
        });
      }),
      { numRuns: 300, seed: 34 },
    );
  });

  it('which of two players who are alike it is', () => {
    // Red takes what Blue or what Green has a right to as well.
    const alike = contest({
      players: 3,
      heaps: [
        { count: 1, seats: [0, 1] },
        { count: 1, seats: [0, 2] },
      ],
    });
    for (const aim of AIMS) {
      const [first, second] = bestPlay(explore(alike), aim)?.choices ?? [];
      const [[red, blue, green], other] = [first, second].map(
        (one) => one?.scores?.map(({ value }) => value) ?? [],
      ) as [number[], number[]];
      expect(other).toEqual([red, green, blue]);
      expect([first?.best, second?.best]).toEqual([true, true]);
    }
  });
});
