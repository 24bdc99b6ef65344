import { describe, expect, it, test } from 'vitest';
import type { Cell } from '../../geometry.ts';
import type { Choice, Outcome } from '../../state.ts';
import {
  begin,
  beginAndPlay,
  castle,
  eventsOf,
  lay,
  PASS,
  type Short,
  type ShortTile,
} from '../../testdata/positions.ts';
import { decision, play, refusal } from '../../turn/play.ts';

const SMALL_CITY: ShortTile[] = [
  [0, 0, 'city:S'],
  [0, 1, 'city:N'],
];

const withCastle = (lord: boolean): Short => ({
  modules: ['castles'],
  players: ['red', 'blue', 'green'],
  active: 'blue',
  tiles: SMALL_CITY,
  castles: [castle('red', 0, 0, lord)],
});

/** A city beside the castle that a cap at (2,1) completes: 2 tiles. */
const beside: Short = { ...withCastle(true), tiles: [...SMALL_CITY, [1, 1, 'city:E']], next: ['base/E'] };
const closeBeside = [lay(2, 1, 3), PASS];

/** CASTLE-EX-4: one tile completes a city of blue and a road of green, both in the vicinity. */
const two: Short = {
  ...withCastle(true),
  tiles: [
    ...SMALL_CITY,
    [1, -1, 'base/F'],
    [1, -2, 'city:S'],
    [0, -1, 'base/V', 1],
    [2, -1, 'base/V', 2],
    [2, 0, 'base/W', 0],
    [1, 1, 'base/W', 3],
  ],
  followers: [
    ['blue', 1, -1, 'city:NS'],
    ['green', 2, 0, 'road:W'],
  ],
  next: ['base/J'],
};

/** CASTLE-EX-5: two castles side by side, one row apart; a road beside the first is closed at (-3,0). */
const chain: Short = {
  ...withCastle(true),
  active: 'green',
  tiles: [
    ...SMALL_CITY,
    [1, 1, 'city:S'],
    [1, 2, 'city:N'],
    [-1, -2, 'base/W'],
    [-1, -1, 'base/U'],
    [-1, 0, 'base/V', 1],
    [-2, 0, 'base/U', 1],
  ],
  followers: [['green', -1, -1, 'road:NS']],
  castles: [castle('red', 0, 0), castle('blue', 1, 1)],
  next: ['base/W'],
};

/**
 * Castles of red, blue and green in a row, each beside the next. One junction at (1,3) closes three roads: of 5 tiles
 * to the castle of red, of 2 to that of blue, of 6 to that of green.
 */
const row: Short = {
  modules: ['castles'],
  players: ['red', 'blue', 'green'],
  tiles: [
    ...SMALL_CITY,
    [1, 1, 'city:S'],
    [1, 2, 'city:N road:S'],
    [2, 0, 'city:S'],
    [2, 1, 'city:N'],
    [0, 3, 'road:EW'],
    [-1, 3, 'road:NE'],
    [-1, 2, 'road:NS'],
    [-1, 1, 'road:S'],
    [2, 3, 'road:EW'],
    [3, 3, 'road:NW'],
    [3, 2, 'road:NS'],
    [3, 1, 'road:NS'],
    [3, 0, 'road:S'],
  ],
  castles: [castle('red', 0, 0), castle('blue', 1, 1), castle('green', 2, 0)],
  next: ['base/W'],
};
const closeRow = [lay(1, 3, 2), PASS];
const withoutGreen: Short = { ...row, castles: (row.castles ?? []).slice(0, 2) };
const road = (cell: Cell, on: string): Choice => ({ kind: 'score', cell, on });

/** Who is asked and between which values. */
const asked = ({ state }: Outcome) => {
  const pending = decision(state);
  return pending?.kind === 'score-castle' && [pending.player, ...pending.features.map(({ value }) => value)];
};

const scores = ({ events }: Outcome) =>
  eventsOf(events, 'castle-scored').map(({ player, points, wave, rule }) => [player, points, wave, rule]);

describe('castles that are triggered both directly and by a neighbour (CASTLE-22)', () => {
  it('may score what the neighbour is certain to score', () => {
    const outcome = beginAndPlay(withoutGreen, ...closeRow);
    expect(asked(outcome)).toEqual(['red', 5, 2]);
    expect(scores(play(outcome.state, road([1, 2], 'road:S')))).toEqual([
      ['red', 2, 1, 'CASTLE-20'],
      ['blue', 2, 0, 'CASTLE-13'],
    ]);
  });

  it('or what the neighbour has scored', () => {
    const { state } = beginAndPlay(withoutGreen, ...closeRow);
    const own = play(state, road([-1, 1], 'road:S'));
    expect(asked(own)).toEqual(['blue', 2, 5]);
    expect(scores(play(own.state, road([-1, 1], 'road:S')))).toEqual([['blue', 5, 1, 'CASTLE-20']]);
  });

  it('but not what the neighbour may yet leave for another value', () => {
    const outcome = beginAndPlay(row, ...closeRow);
    expect(scores(outcome)).toEqual([['red', 5, 0, 'CASTLE-13']]);
    expect(asked(outcome)).toEqual(['blue', 2, 5, 6]);
    expect(scores(play(outcome.state, road([3, 0], 'road:S')))).toEqual([
      ['blue', 6, 1, 'CASTLE-20'],
      ['green', 6, 0, 'CASTLE-13'],
    ]);
  });
});

describe('a castle scores (CASTLE-13)', () => {
  test.each<[string, Short, Choice[], Record<string, number>]>([
    ['as much as the feature, though nobody stands on that (CASTLE-15)', beside, closeBeside, { red: 4 }],
    [
      'and its owner scores as well',
      { ...beside, followers: [['blue', 1, 1, 'city:E']] },
      [...closeBeside, { kind: 'castle', cell: [1, 1], build: false }],
      { blue: 4, red: 4 },
    ],
    [
      'not again without its lord (CASTLE-23)',
      { ...beside, castles: withCastle(false).castles ?? [] },
      closeBeside,
      {},
    ],
    [
      'a feature of its owner’s choice, where there are several (CASTLE-18)',
      two,
      [lay(1, 0), PASS, { kind: 'score', cell: [1, 0], on: 'road:ES' }],
      { blue: 8, green: 3, red: 3 },
    ],
    ['and its neighbour with it (CASTLE-20)', chain, [lay(-3, 0), PASS], { green: 5, red: 5, blue: 5 }],
  ])('%s', (_, start, made, points) => {
    const { state } = beginAndPlay(start, ...made);
    expect(state.points).toEqual(points);
  });

  it('gives the lord back; the castle stays (CASTLE-11, CASTLE-23)', () => {
    const { state } = beginAndPlay(beside, ...closeBeside);
    expect(state.followers).toEqual([]);
    expect(state.supply.red).toEqual({ follower: 7, castle: 2 });
    expect(state.parts.castles?.castles).toHaveLength(1);
  });

  it('tells the waves of a chain', () => {
    const { events } = beginAndPlay(chain, lay(-3, 0), PASS);
    expect(
      eventsOf(events, 'castle-scored').map(({ player, wave, rule, by }) => [player, wave, rule, by.kind]),
    ).toEqual([
      ['red', 0, 'CASTLE-13', 'road'],
      ['blue', 1, 'CASTLE-20', 'road'],
    ]);
  });

  it('lets its owner choose among the features that were completed', () => {
    const { state } = beginAndPlay(two, lay(1, 0), PASS);
    expect(decision(state)).toMatchObject({
      kind: 'score-castle',
      player: 'red',
      features: [{ value: 8 }, { value: 3 }],
    });
    expect(refusal(state, { kind: 'score', cell: [0, 0], on: 'city:S' })?.reason).toBe('feature-not-offered');
  });

  it('not for a feature that ends in the turn it is built (CASTLE-16a)', () => {
    const { state, events } = beginAndPlay(
      {
        ...withCastle(true),
        active: 'red',
        tiles: [
          [0, 0, 'city:S'],
          [-1, 0, 'city:N'],
          [1, 0, 'city:N'],
          [-1, 1, 'base/W'],
          [1, 1, 'base/W'],
        ],
        castles: [],
        followers: [
          ['red', 0, 0, 'city:S'],
          ['blue', 1, 1, 'road:W'],
        ],
        next: ['base/D'],
      },
      lay(0, 1),
      PASS,
      { kind: 'castle', cell: [0, 0], build: true },
    );
    expect(state.points).toEqual({ blue: 3 });
    expect(eventsOf(events, 'castle-scored')).toEqual([]);
    expect(state.followers).toHaveLength(1);
  });

  it('not for a cloister beside the vicinity, though its ring reaches in (CASTLE-14b)', () => {
    const cloister: ShortTile[] = [
      [-2, 0, 'cloister'],
      [-3, -1, 'field'],
      [-2, -1, 'field'],
      [-1, -1, 'field'],
      [-3, 0, 'field'],
      [-1, 0, 'field'],
      [-2, 1, 'field'],
      [-1, 1, 'field'],
    ];
    const { state } = beginAndPlay(
      {
        ...withCastle(true),
        tiles: [...SMALL_CITY, ...cloister],
        followers: [['blue', -2, 0, 'cloister']],
        next: ['field'],
      },
      lay(-3, 1),
      PASS,
    );
    expect(state.points).toEqual({ blue: 9 });
  });
});

describe('castles at the end', () => {
  test.each<[string, Short, Record<string, number>]>([
    ['one that never scored is worth nothing (CASTLE-29)', withCastle(true), {}],
    [
      'a field beside it gets 4 (CASTLE-28)',
      { ...withCastle(true), followers: [['green', 0, 0, 'field:NL']] },
      {
        green: 4,
      },
    ],
    ['whether it has scored or not', { ...withCastle(false), followers: [['green', 0, 0, 'field:NL']] }, { green: 4 }],
    [
      'and 3 for a city at the same field',
      {
        ...withCastle(false),
        tiles: [...SMALL_CITY, [1, 0, 'city:E'], [2, 0, 'city:W']],
        followers: [['green', 0, 0, 'field:NL']],
      },
      { green: 7 },
    ],
  ])('%s', (_, start, points) => {
    expect(begin({ ...start, then: 'end' }).state.points).toEqual(points);
  });

  it('takes lords off the board', () => {
    const { state, events } = begin({ ...withCastle(true), then: 'end' });
    expect(state.supply.red?.follower).toBe(7);
    expect(eventsOf(events, 'followers-returned')).toMatchObject([
      { followers: [{ player: 'red', cell: [0, 0], on: 'castle:S' }], rule: 'CASTLE-29' },
    ]);
    expect(eventsOf(events, 'castle-unscored')).toMatchObject([
      {
        player: 'red',
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
    ]);
  });
});
