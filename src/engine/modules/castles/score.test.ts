import { describe, expect, it, test } from 'vitest';
import type { Choice } from '../../state.ts';
import { begin, beginAndPlay, eventsOf, lay, PASS, type Short, type ShortTile } from '../../testdata/positions.ts';
import { decision, refusal } from '../../turn/play.ts';

const SMALL_CITY: ShortTile[] = [
  [0, 0, 'city:S'],
  [0, 1, 'city:N'],
];

const castle = (lord: boolean): Short => ({
  modules: ['castles'],
  players: ['red', 'blue', 'green'],
  active: 'blue',
  tiles: SMALL_CITY,
  castles: [
    {
      player: 'red',
      cells: [
        [0, 0],
        [0, 1],
      ],
      lord,
    },
  ],
});

/** A city beside the castle that a cap at (2,1) completes: 2 tiles. */
const beside: Short = { ...castle(true), tiles: [...SMALL_CITY, [1, 1, 'city:E']], next: ['base/E'] };
const closeBeside = [lay(2, 1, 3), PASS];

/** CASTLE-EX-4: one tile completes a city of blue and a road of green, both in the vicinity. */
const two: Short = {
  ...castle(true),
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
  ...castle(true),
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
  castles: [
    {
      player: 'red',
      cells: [
        [0, 0],
        [0, 1],
      ],
      lord: true,
    },
    {
      player: 'blue',
      cells: [
        [1, 1],
        [1, 2],
      ],
      lord: true,
    },
  ],
  next: ['base/W'],
};

describe('a castle scores (CASTLE-13)', () => {
  test.each<[string, Short, Choice[], Record<string, number>]>([
    ['as much as the feature, though nobody stands on that (CASTLE-15)', beside, closeBeside, { red: 4 }],
    [
      'and its owner scores as well',
      { ...beside, followers: [['blue', 1, 1, 'city:E']] },
      [...closeBeside, { kind: 'castle', cell: [1, 1], build: false }],
      { blue: 4, red: 4 },
    ],
    ['not again without its lord (CASTLE-23)', { ...beside, castles: castle(false).castles ?? [] }, closeBeside, {}],
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
        ...castle(true),
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
        ...castle(true),
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
    ['one that never scored is worth nothing (CASTLE-29)', castle(true), {}],
    [
      'a field beside it gets 4 (CASTLE-28)',
      { ...castle(true), followers: [['green', 0, 0, 'field:NL']] },
      {
        green: 4,
      },
    ],
    ['whether it has scored or not', { ...castle(false), followers: [['green', 0, 0, 'field:NL']] }, { green: 4 }],
    [
      'and 3 for a city at the same field',
      {
        ...castle(false),
        tiles: [...SMALL_CITY, [1, 0, 'city:E'], [2, 0, 'city:W']],
        followers: [['green', 0, 0, 'field:NL']],
      },
      { green: 7 },
    ],
  ])('%s', (_, start, points) => {
    expect(begin({ ...start, then: 'end' }).state.points).toEqual(points);
  });

  it('takes lords off the board', () => {
    const { state, events } = begin({ ...castle(true), then: 'end' });
    expect(state.supply.red?.follower).toBe(7);
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
