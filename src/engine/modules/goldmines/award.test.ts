import { describe, expect, it, test } from 'vitest';
import type { Choice, Outcome } from '../../state.ts';
import { beginAndPlay, castle, eventsOf, lay, offered, PASS, type Short } from '../../testdata/positions.ts';
import { choices, decision, play } from '../../turn/play.ts';

/** The castle of red with its lord, and a city of blue that a cap at (2,2) completes (board K of the sheet). */
const K: Short = {
  modules: ['goldmines', 'castles'],
  players: ['red', 'blue', 'green'],
  tiles: [
    [0, 0, 'city:S'],
    [0, 1, 'city:N'],
    [1, 1, 'city:S'],
    [1, 2, 'city:NES'],
    [1, 3, 'city:N'],
    [-1, 1, 'base/V'],
  ],
  castles: [castle('red', 0, 0)],
  followers: [['blue', 1, 2, 'city:N']],
  next: ['base/E'],
};
const CLOSE = [lay(2, 2, 3), PASS];
const take = (x: number, y: number): Choice => ({ kind: 'take', cell: [x, y] });

/** `red 1,1`: who took from where, in order. */
const taken = ({ events }: Outcome): string[] =>
  eventsOf(events, 'gold-taken').map(({ player, cell }) => `${player} ${cell.join()}`);

describe('sharing gold', () => {
  test.each<[string, Short, Choice[], string[]]>([
    [
      '1A: red begins and has one cell only',
      {
        ...K,
        active: 'red',
        gold: [
          [1, 1, 1],
          [1, 3, 1],
        ],
      },
      [],
      ['red 1,1', 'blue 1,3'],
    ],
    [
      '1B-1: blue leaves the piece of both',
      {
        ...K,
        active: 'blue',
        gold: [
          [1, 1, 1],
          [1, 3, 1],
        ],
      },
      [take(1, 3)],
      ['blue 1,3', 'red 1,1'],
    ],
    [
      '1B-2: blue takes both',
      {
        ...K,
        active: 'blue',
        gold: [
          [1, 1, 1],
          [1, 3, 1],
        ],
      },
      [take(1, 1)],
      ['blue 1,1', 'blue 1,3'],
    ],
    [
      '2A',
      {
        ...K,
        active: 'blue',
        gold: [
          [1, 1, 1],
          [-1, 1, 1],
          [1, 3, 1],
        ],
      },
      [take(1, 1)],
      ['blue 1,1', 'red -1,1', 'blue 1,3'],
    ],
    [
      '2B',
      {
        ...K,
        active: 'red',
        gold: [
          [1, 1, 1],
          [-1, 1, 1],
          [1, 3, 1],
        ],
      },
      [take(1, 1)],
      ['red 1,1', 'blue 1,3', 'red -1,1'],
    ],
    [
      '3: the active player has no claim',
      {
        ...K,
        active: 'red',
        gold: [
          [1, 2, 1],
          [1, 3, 1],
        ],
      },
      [take(1, 2)],
      ['blue 1,2', 'blue 1,3'],
    ],
    [
      '4: an unowned city',
      {
        ...K,
        followers: [],
        active: 'red',
        gold: [
          [-1, 1, 1],
          [1, 3, 1],
        ],
      },
      [],
      ['red -1,1'],
    ],
    [
      'several pieces on one cell go one by one',
      { ...K, active: 'red', gold: [[1, 1, 3]] },
      [],
      ['red 1,1', 'blue 1,1', 'red 1,1'],
    ],
  ])('%s', (_, start, takes, expected) => {
    expect(taken(beginAndPlay(start, ...CLOSE, ...takes))).toEqual(expected);
  });

  it('tells a player whose claims are gone: with nothing, or with nothing more (GOLD-31, GOLD-32)', () => {
    const nothing = beginAndPlay(
      {
        ...K,
        active: 'blue',
        gold: [
          [1, 1, 1],
          [1, 3, 1],
        ],
      },
      ...CLOSE,
      take(1, 1),
    );
    expect(eventsOf(nothing.events, 'gold-missed')).toMatchObject([{ player: 'red', taken: 0, rule: 'GOLD-31' }]);
    const more = beginAndPlay(
      {
        ...K,
        active: 'red',
        gold: [
          [1, 1, 2],
          [1, 3, 2],
        ],
      },
      ...CLOSE,
      take(1, 1),
    );
    expect(eventsOf(more.events, 'gold-missed')).toMatchObject([{ player: 'red', taken: 1, rule: 'GOLD-32' }]);
  });

  it('leaves gold that nobody may take (GOLD-34)', () => {
    const { events, state } = beginAndPlay(
      {
        ...K,
        castles: [],
        followers: [],
        gold: [
          [1, 3, 1],
          [0, 0, 1],
        ],
      },
      ...CLOSE,
    );
    expect(eventsOf(events, 'gold-left')).toMatchObject([{ cells: [[1, 3]], rule: 'GOLD-34' }]);
    expect(state.parts.goldmines?.onBoard).toHaveLength(2);
  });

  it('asks whoever may take next, with his claims and why', () => {
    const { state } = beginAndPlay(
      {
        ...K,
        active: 'blue',
        gold: [
          [1, 1, 1],
          [1, 3, 1],
        ],
      },
      ...CLOSE,
    );
    const pending = decision(state);
    expect(pending).toMatchObject({ kind: 'take-gold', player: 'blue', rule: 'GOLD-30' });
    const told =
      pending?.kind === 'take-gold' &&
      pending.claims.map(({ player, cell, because }) => [player, cell.join(), because.map(({ kind }) => kind).join()]);
    expect(told).toEqual([
      ['blue', '1,1', 'city'],
      ['blue', '1,3', 'city'],
      ['red', '1,1', 'castle'],
    ]);
  });

  it('gives a single owner everything at once (GOLD-27)', () => {
    const { state, events } = beginAndPlay(
      {
        ...K,
        castles: [],
        gold: [
          [1, 1, 1],
          [1, 3, 2],
        ],
      },
      ...CLOSE,
      take(1, 1),
    );
    expect(state.parts.goldmines?.owned).toEqual({ blue: 3 });
    expect(eventsOf(events, 'gold-taken').map(({ rule }) => rule)).toEqual(['GOLD-27', 'GOLD-27', 'GOLD-27']);
    expect(eventsOf(events, 'gold-claimed').map(({ rule }) => rule)).toEqual(['GOLD-27']);
  });

  it('empties the whole ring of a cloister, and no other gold (GOLD-39)', () => {
    const { state } = beginAndPlay(
      {
        modules: ['goldmines'],
        tiles: [
          [0, 0, 'cloister'],
          [-1, -1, 'field'],
          [0, -1, 'field'],
          [1, -1, 'field'],
          [-1, 0, 'field'],
          [1, 0, 'field'],
          [-1, 1, 'field'],
          [0, 1, 'field'],
          [2, 0, 'field'],
        ],
        followers: [['red', 0, 0, 'cloister']],
        gold: [
          [-1, -1, 1],
          [2, 0, 1],
        ],
        next: ['field'],
      },
      lay(1, 1),
      PASS,
    );
    expect(state.parts.goldmines).toMatchObject({ owned: { red: 1 }, onBoard: [{ cell: [2, 0], count: 1 }] });
  });
});

describe('the RGG division (GOLD-53)', () => {
  /** One tile completes a city and a road of red, each with gold, and a road of blue. */
  const both: Short = {
    modules: ['goldmines'],
    options: { goldmines: { rgg: true } },
    tiles: [
      [0, 0, 'city:S'],
      [-1, 1, 'base/W'],
      [1, 1, 'base/W'],
      [-1, 0, 'field'],
      [1, 0, 'field'],
    ],
    followers: [
      ['red', 0, 0, 'city:S'],
      ['red', 1, 1, 'road:W'],
      ['blue', -1, 1, 'road:E'],
    ],
    gold: [
      [0, 0, 2],
      [1, 1, 2],
    ],
    next: ['base/D'],
  };

  it('gives one piece for each scored feature in a go', () => {
    const closing = [lay(0, 1), PASS];
    const byGo = taken(beginAndPlay(both, ...closing));
    expect(byGo).toEqual(['red 0,0', 'red 1,1', 'blue 1,1', 'red 0,0']);
  });

  it('is the rule that its goes follow', () => {
    const { events } = beginAndPlay(both, lay(0, 1), PASS);
    expect(new Set(eventsOf(events, 'gold-taken').map(({ rule }) => rule))).toEqual(new Set(['GOLD-53']));
  });

  it('by default a go is one piece', () => {
    let { state } = beginAndPlay({ ...both, options: {} }, lay(0, 1), PASS);
    const first = choices(state).find((choice) => choice.kind === 'take' && choice.cell[0] === 0) as Choice;
    expect(offered(state, 'take')).toHaveLength(2);
    const outcome = play(state, first);
    state = outcome.state;
    expect(taken(outcome).slice(0, 2)).toEqual(['red 0,0', 'blue 1,1']);
  });
});
