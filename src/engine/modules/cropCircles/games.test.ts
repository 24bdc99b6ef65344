import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agree } from '../../setup.ts';
import type { Choice, GameState } from '../../state.ts';
import { inventory, type Moment, randomGame } from '../../testdata/games.ts';
import { choices, decision, refusal } from '../../turn/play.ts';
import { PLAYERS, type Player } from '../../words.ts';

const agreements = fc
  .record({
    modules: fc.subarray(['goldmines', 'castles', 'bridges', 'gifts', 'shrines', 'german-castles'] as const),
    players: fc.shuffledSubarray([...PLAYERS], { minLength: 2 }),
    addAnywhere: fc.boolean(),
    addMandatory: fc.boolean(),
  })
  .map(({ modules, players, ...options }) =>
    agree(['crop-circles', ...modules], players, { 'crop-circles': { set: 'both', ...options } }),
  );

function inEveryGame(runs: number, check: (moment: Moment) => void): void {
  fc.assert(
    fc.property(agreements, fc.integer(), (agreement, seed) => {
      for (const moment of randomGame(agreement, seed)) check(moment);
    }),
    { numRuns: runs, seed: 1, endOnFailure: true },
  );
}

/** Places of all followers and of the tiles around, right and wrong. */
function* tried({ followers, record }: GameState): Generator<Choice> {
  const cell = record.placed?.cell ?? [0, 0];
  const places = [...followers, { cell, on: 'city:N' }, { cell, on: 'road:W' }];
  for (const { cell: at, on } of places) {
    for (const kind of ['crop-add', 'crop-remove'] as const) yield { kind, cell: at, on };
  }
  yield { kind: 'pass' };
  yield { kind: 'crop-action', action: 'add' };
}

const key = (choice: Choice): string => JSON.stringify(Object.entries(choice).sort());

describe('in every game with crop circles', { timeout: 60_000 }, () => {
  it('nothing is lost, and nothing is kept behind the turn', () => {
    inEveryGame(10, ({ state }) => {
      const { players } = state.agreement;
      const counts = inventory(state);
      for (const player of players) expect(counts[`follower of ${player}`]).toBe(7);
      if (state.phase === 'place-tile') expect(state.parts['crop-circles']).toBeUndefined();
    });
  });

  it('what is offered is never refused, and what is not offered always', () => {
    const asked = new Set<string>();
    inEveryGame(10, ({ state }) => {
      const kind = decision(state)?.kind ?? '';
      if (!kind.startsWith('crop')) return;
      asked.add(kind);
      const offered = choices(state);
      for (const choice of offered) expect(refusal(state, choice)).toBeUndefined();
      const known = new Set(offered.map(key));
      for (const choice of tried(state)) if (!known.has(key(choice))) expect(refusal(state, choice)).toBeDefined();
    });
    expect([...asked].sort()).toEqual(['crop-action', 'crop-add', 'crop-remove']);
  });

  it('everybody has one go for each crop circle, the active player last (CROP-15, CROP-16)', () => {
    let goers: Player[] = [];
    let circles = 0;
    inEveryGame(10, ({ state, events }) => {
      for (const event of events) {
        if (event.kind === 'turn-began') goers = [];
        if (event.kind === 'crop-action-chosen') circles++;
        if (!event.rule.startsWith('CROP') || event.kind === 'crop-action-chosen') continue;
        if (event.kind === 'followers-returned') goers.push(...event.followers.map(({ player }) => player));
        else if ('player' in event) goers.push(event.player);
      }
      if (goers.length === 0) return;
      const { players } = state.agreement;
      expect(new Set(goers).size).toBe(goers.length);
      if (goers.length < players.length) return;
      const last = players.indexOf(goers.at(-1) as Player);
      expect(goers).toEqual([...players.slice(last + 1), ...players.slice(0, last + 1)]);
    });
    expect(circles).toBeGreaterThan(50);
  });
});
