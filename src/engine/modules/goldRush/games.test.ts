import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../board/board.ts';
import { featureUnder, isComplete } from '../../board/feature.ts';
import type { Choice, GameState } from '../../state.ts';
import { goldRush, type Moment, randomGame } from '../../testdata/games.ts';
import { choices, decision, refusal } from '../../turn/play.ts';
import type { Player } from '../../words.ts';
import { mountainPlaces } from './mountains.ts';
import { TOKEN_COUNTS, tokensOf } from './supply.ts';

function inEveryGame(runs: number, check: (moment: Moment) => void): void {
  fc.assert(
    fc.property(goldRush, fc.integer(), (agreement, seed) => {
      for (const moment of randomGame(agreement, seed)) check(moment);
    }),
    { numRuns: runs, seed: 1, endOnFailure: true },
  );
}

/** Everything that can be said to the tent, the token and the sheriff: on mountains, beside them and off the board. */
function* tried(state: GameState): Generator<Choice> {
  const board = boardOf(state.tiles);
  for (const kind of ['tent', 'sheriff'] as const) {
    for (const place of mountainPlaces(board)) yield { kind, ...place };
    yield { kind, cell: [0, 0], on: 'track:EW' };
    yield { kind, cell: [90, 90], on: 'mountain:N' };
  }
  yield { kind: 'token' };
}

describe('in every game of Gold Rush', { timeout: 60_000 }, () => {
  it('the 63 tokens stay the same, every value of them', () => {
    inEveryGame(12, ({ state }) => {
      const part = state.parts['gold-rush'];
      const stacked = part?.stacks.flatMap(({ tokens }) => tokens) ?? [];
      const all = [
        ...(part?.supply ?? []),
        ...stacked,
        ...Object.values(part?.owned ?? {}).flat(),
        ...(part?.removed ?? []),
      ];
      expect(all.sort()).toEqual(tokensOf(TOKEN_COUNTS));
    });
  });

  it('each open mountain has one stack at most, no empty one is kept, and completed ones have neither tokens nor tents', () => {
    inEveryGame(12, ({ state }) => {
      const { stacks = [], tents = [] } = state.parts['gold-rush'] ?? {};
      const board = boardOf(state.tiles);
      const mountains = stacks.map((stack) => featureUnder(board, stack));
      expect(new Set(mountains).size).toBe(mountains.length);
      for (const { tokens } of stacks) expect(tokens.length).toBeGreaterThan(0);
      if (state.record.placed) return;
      const { sheriff } = state.parts;
      for (const piece of [...stacks, ...tents, ...(sheriff ? [sheriff] : [])]) {
        const feature = board.features[featureUnder(board, piece)];
        expect(feature?.kind).toBe('mountain');
        if (state.phase !== 'over') expect(feature && isComplete(board, feature)).toBe(false);
      }
    });
  });

  it('a tent never stands beside a cowboy or another tent on one piece of mountain (RUSH-38)', () => {
    inEveryGame(8, ({ state }) => {
      const standing = [...(state.parts['gold-rush']?.tents ?? []), ...state.followers];
      const tents = standing.map(({ cell, on }) => `${cell} ${on}`);
      expect(new Set(tents).size).toBe(tents.length);
    });
  });

  it('what is offered is never refused, and what is not offered always', () => {
    const asked: Record<string, number> = {};
    inEveryGame(8, ({ state }) => {
      const offered = choices(state);
      for (const choice of offered) expect(refusal(state, choice)).toBeUndefined();
      const kind = decision(state)?.kind;
      if (kind !== 'place-follower' && kind !== 'move-sheriff') return;
      asked[kind] = (asked[kind] ?? 0) + 1;
      const texts = new Set(offered.map((choice) => JSON.stringify(choice)));
      for (const choice of tried(state)) {
        expect(refusal(state, choice) === undefined).toBe(texts.has(JSON.stringify(choice)));
      }
    });
    expect(asked['place-follower']).toBeGreaterThan(100);
    expect(asked['move-sheriff']).toBeGreaterThan(10);
  });

  it('the values of tokens are told only where they are shown', () => {
    let shown = 0;
    inEveryGame(10, ({ state, events }) => {
      for (const event of events) {
        if (event.kind === 'tokens-scored') continue;
        const told = JSON.stringify(event).match(/"values?":\[?\d/g)?.length ?? 0;
        const ofTokens = event.kind === 'feature-scored' ? 0 : told;
        if (state.agreement.reveal) shown += ofTokens;
        else expect(ofTokens).toBe(0);
      }
    });
    expect(shown).toBeGreaterThan(50);
  });

  it('nearly every tile finds a place, and the points told are the points held', () => {
    let games = 0;
    let aside = 0;
    let held: Partial<Record<Player, number>> = {};
    inEveryGame(20, ({ state, events }) => {
      if (state.tiles.length === 1) held = {};
      for (const event of events) {
        if (event.kind === 'tile-set-aside') aside++;
        const given = event.kind === 'feature-scored' ? event.standings : event.kind === 'tokens-scored' ? [event] : [];
        for (const { player, points } of given) held[player] = (held[player] ?? 0) + points;
        expect(event.rule).toMatch(/^(RUSH|SHERIFF)-/);
      }
      if (state.phase !== 'over') return;
      games++;
      for (const player of state.agreement.players) expect(state.points[player] ?? 0).toBe(held[player] ?? 0);
    });
    expect(games).toBe(20);
    expect(aside / games).toBeLessThan(1);
  });
});
