import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agree } from '../../setup.ts';
import type { Choice, GameState } from '../../state.ts';
import { type Moment, randomGame } from '../../testdata/games.ts';
import { choices, decision, refusal } from '../../turn/play.ts';
import { PLAYERS, WAYS } from '../../words.ts';

const agreements = fc
  .record({
    modules: fc.subarray(['goldmines', 'castles', 'abbey'] as const),
    players: fc.shuffledSubarray([...PLAYERS], { minLength: 2 }),
  })
  .map(({ modules, players }) => agree(['bridges', ...modules], players));

function inEveryGame(runs: number, check: (moment: Moment) => void): void {
  fc.assert(
    fc.property(agreements, fc.integer(), (agreement, seed) => {
      for (const moment of randomGame(agreement, seed)) check(moment);
    }),
    { numRuns: runs, seed: 1, endOnFailure: true },
  );
}

/** Bridges around the tile just placed, possible or not. */
function* bridgesAround({ record }: GameState): Generator<Choice> {
  const [x, y] = record.placed?.cell ?? [0, 0];
  for (let dx = -2; dx <= 2; dx++)
    for (let dy = -2; dy <= 2; dy++) for (const way of WAYS) yield { kind: 'bridge', cell: [x + dx, y + dy], way };
  yield { kind: 'pass' };
}

describe('in every game with bridges', { timeout: 60_000 }, () => {
  it('no bridge is lost, and none lies where it may not', () => {
    inEveryGame(12, ({ state }) => {
      const { players } = state.agreement;
      const lying = state.tiles.filter(({ bridge }) => bridge).length;
      const atHand = players.map((player) => state.supply[player]?.bridge ?? 0);
      expect(Math.min(...atHand)).toBeGreaterThanOrEqual(0);
      expect(lying + atHand.reduce((sum, n) => sum + n, 0)).toBe(players.length * (players.length <= 4 ? 3 : 2));
    });
  });

  it('what is offered is never refused, and what is not offered always', () => {
    let asked = 0;
    inEveryGame(8, ({ state }) => {
      const offered = choices(state);
      for (const choice of offered) expect(refusal(state, choice)).toBeUndefined();
      if (decision(state)?.kind !== 'place-bridge') return;
      asked++;
      const texts = new Set(offered.map((choice) => JSON.stringify(choice)));
      for (const choice of bridgesAround(state)) {
        if (!texts.has(JSON.stringify(choice))) expect(refusal(state, choice)).toBeDefined();
      }
    });
    expect(asked).toBeGreaterThan(50);
  });

  it('every bridge is told, at most one a turn (BRIDGE-05)', () => {
    let told = 0;
    let turn = 0;
    inEveryGame(8, ({ state, events }) => {
      if (state.tiles.length === 1) told = 0;
      for (const event of events) {
        if (event.kind === 'turn-began') turn = 0;
        if (event.kind !== 'bridge-placed') continue;
        told++;
        expect(++turn).toBe(1);
      }
      expect(state.tiles.filter(({ bridge }) => bridge)).toHaveLength(told);
    });
  });
});
