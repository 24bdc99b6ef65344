import { describe, expect, it, test } from 'vitest';
import { boardOf } from './board/board.ts';
import { resolveSpot } from './board/spot.ts';
import { judgeSituation } from './judge.ts';
import { MODULE_PROBLEMS } from './modules/kinds.ts';
import { SITUATION_PROBLEMS, type SituationProblemReason } from './situation.ts';
import { begin, castle, type Short, situation } from './testdata/positions.ts';
import type { Player, Turn } from './words.ts';

const START: Short = { modules: ['goldmines', 'castles'], tiles: [[0, 0, 'base/D']] };
const SMALL_CITY: Short = {
  ...START,
  tiles: [
    [0, 0, 'city:S'],
    [0, 1, 'city:N'],
  ],
};
const problems = (short: Short) => {
  const judged = judgeSituation(situation(short));
  return 'problems' in judged ? judged.problems : [];
};

type Row = readonly [SituationProblemReason, string, Short];
const rows: readonly Row[] = [
  ['two-games', 'modules', { modules: ['base', 'gold-rush'], tiles: [[0, 0, 'prairie']] }],
  ['module-of-another-game', 'modules.sheriff', { modules: ['base', 'sheriff'], tiles: [[0, 0, 'base/D']] }],
  ['module-of-another-game', 'modules.castles', { modules: ['gold-rush', 'castles'], tiles: [[0, 0, 'prairie']] }],
  ['tile-of-another-game', 'tiles[0]', { ...START, tiles: [[0, 0, 'prairie']] }],
  ['tile-of-another-game', 'next[0]', { modules: ['gold-rush'], tiles: [[0, 0, 'prairie']], next: ['base/D'] }],
  ['part-without-module', 'parts.gifts', { ...START, parts: { gifts: {} } }],
  ['figure-not-allowed', 'followers[0]', { ...START, followers: [['red', 0, 0, 'city:N', { as: 'prior' }]] }],
  ['half-tile', 'tiles[0]', { ...START, tiles: [[0, 0, 'german-castle/1b']] }],
  ['no-tiles', 'tiles', { ...START, tiles: [] }],
  [
    'unknown-tile',
    'tiles[1]',
    {
      ...START,
      tiles: [
        [0, 0, 'base/D'],
        [1, 0, 'base/Z'],
      ],
    },
  ],
  ['unknown-tile', 'next[1]', { ...START, next: ['base/A', 'castle'] }],
  ['cell-out-of-range', 'tiles[0]', { ...START, tiles: [[128, 0, 'base/D']] }],
  ['cell-out-of-range', 'tiles[0]', { ...START, tiles: [[0.5, 0, 'base/D']] }],
  [
    'two-tiles-on-a-cell',
    'tiles[1]',
    {
      ...START,
      tiles: [
        [0, 0, 'base/D'],
        [0, 0, 'base/D'],
      ],
    },
  ],
  [
    'edges-differ',
    'tiles[1]',
    {
      ...START,
      tiles: [
        [0, 0, 'base/D'],
        [1, 0, 'base/B'],
      ],
    },
  ],
  [
    'not-connected',
    'tiles[1]',
    {
      ...START,
      tiles: [
        [0, 0, 'base/D'],
        [1, 1, 'base/B'],
      ],
    },
  ],
  ['too-few-players', 'players', { ...START, players: ['red'] }],
  ['player-twice', 'players[2]', { ...START, players: ['red', 'blue', 'red'] }],
  ['active-not-seated', 'active', { ...START, active: 'pink' }],
  ['player-not-seated', 'followers[0]', { ...START, followers: [['pink', 0, 0, 'city:N']] }],
  ['player-not-seated', 'castles[0]', { ...SMALL_CITY, castles: [castle('pink', 0, 0)] }],
  ['player-not-seated', 'points.pink', { ...START, points: { pink: 3 } }],
  ['player-not-seated', 'gold.pink', { ...START, owned: { pink: 3 } }],
  ['player-not-seated', 'supply.pink', { ...START, supply: { pink: { follower: 3 } } }],
  ['follower-on-empty-cell', 'followers[0]', { ...START, followers: [['red', 1, 0, 'city:N']] }],
  ['no-such-spot', 'followers[0]', { ...START, followers: [['red', 0, 0, 'city:S']] }],
  ['no-such-spot', 'followers[0]', { ...START, followers: [['red', 0, 0, 'castle:S']] }],
  ['follower-on-completed-feature', 'followers[0]', { ...SMALL_CITY, followers: [['red', 0, 1, 'city:N']] }],
  [
    'two-followers-on-a-tile',
    'followers[1]',
    {
      ...START,
      followers: [
        ['red', 0, 0, 'city:N'],
        ['blue', 0, 0, 'road:E'],
      ],
    },
  ],
  [
    'too-many-followers',
    'followers',
    { ...START, followers: [['red', 0, 0, 'city:N']], supply: { red: { follower: 7 } } },
  ],
  ['gold-without-module', 'gold', { ...START, modules: [], gold: [[0, 0, 1]] }],
  ['gold-without-module', 'goldSupply', { ...START, modules: [], goldSupply: 16 }],
  ['gold-on-empty-cell', 'gold[0]', { ...START, gold: [[1, 0, 1]] }],
  ['bad-gold-count', 'gold[0]', { ...START, gold: [[0, 0, 0]] }],
  [
    'bad-gold-count',
    'gold[1]',
    {
      ...START,
      gold: [
        [0, 0, 1],
        [0, 0, 1],
      ],
    },
  ],
  ['too-much-gold', 'gold', { ...START, gold: [[0, 0, 9]], owned: { red: 8 } }],
  ['too-much-gold', 'gold', { ...START, gold: [[0, 0, 9]], goldSupply: 8 }],
  ['castle-without-module', 'castles', { ...SMALL_CITY, modules: [], castles: [castle('red', 0, 0)] }],
  ['castle-without-module', 'supply.red.castle', { ...START, modules: [], supply: { red: { castle: 1 } } }],
  [
    'castle-not-a-small-city',
    'castles[0]',
    {
      ...SMALL_CITY,
      tiles: [
        [0, 0, 'city:S'],
        [0, 1, 'city:N^'],
      ],
      castles: [castle('red', 0, 0)],
    },
  ],
  [
    'castle-not-a-small-city',
    'castles[0]',
    {
      ...SMALL_CITY,
      castles: [
        {
          ...castle('red', 0, 0),
          cells: [
            [0, 0],
            [0, 0],
          ],
        },
      ],
    },
  ],
  [
    'castle-not-a-small-city',
    'castles[0]',
    {
      ...SMALL_CITY,
      castles: [
        {
          ...castle('red', 0, 0),
          cells: [
            [0, 1],
            [0, 2],
          ],
        },
      ],
    },
  ],
  ['castle-twice', 'castles[1]', { ...SMALL_CITY, castles: [castle('red', 0, 0), castle('blue', 0, 0)] }],
  ['bad-number', 'points.red', { ...START, points: { red: -1 } }],
  ['bad-number', 'supply.red', { ...START, supply: { red: { follower: 1.5 } } }],
  ['bad-number', 'goldSupply', { ...START, goldSupply: -1 }],
  [
    'bad-number',
    'supply.red.castle',
    { ...SMALL_CITY, castles: [castle('red', 0, 0)], supply: { red: { castle: 3 } } },
  ],
];

/** A row of small cities, one below the other. */
const column = (count: number): Short => ({
  ...START,
  tiles: Array.from({ length: 2 * count }, (_, y) => [0, y, y % 2 ? 'city:N' : 'city:S', 0 as Turn] as const),
  castles: Array.from({ length: count }, (_, i) => castle('red', 0, 2 * i, false)),
});

describe('problems of a situation', () => {
  test.each(rows)('%s at %s', (reason, at, short) => {
    expect(problems(short).map((problem) => `${problem.reason} at ${problem.at}`.replace(/\.follower$/, ''))).toContain(
      `${reason} at ${at}`,
    );
  });

  it('too-many-castles: a fourth, or with five players a third (CASTLE-02)', () => {
    expect(problems(column(3))).toEqual([]);
    expect(problems(column(4))).toMatchObject([{ reason: 'too-many-castles', at: 'castles[3]' }]);
    const five: Player[] = ['red', 'blue', 'green', 'yellow', 'black'];
    expect(problems({ ...column(3), players: five })).toMatchObject([{ reason: 'too-many-castles', at: 'castles[2]' }]);
  });

  it('of the games, gold and castles are all reached', () => {
    const reached = new Set<string>([...rows.map(([reason]) => reason), 'too-many-castles']);
    const common = SITUATION_PROBLEMS.filter((reason) => !(MODULE_PROBLEMS as readonly string[]).includes(reason));
    expect(reached).toEqual(new Set(common));
  });

  it('are all told at once', () => {
    expect(problems({ ...START, players: ['red'], active: 'blue', tiles: [] }).map(({ reason }) => reason)).toEqual([
      'too-few-players',
      'active-not-seated',
      'no-tiles',
    ]);
  });

  it('tell a differing edge once, at the tile written later, with both cells', () => {
    expect(
      problems({
        ...START,
        tiles: [
          [1, 0, 'base/B'],
          [0, 0, 'base/D'],
        ],
      }),
    ).toEqual([
      {
        reason: 'edges-differ',
        at: 'tiles[1]',
        rule: 'BASE-12',
        cells: [
          [0, 0],
          [1, 0],
        ],
      },
    ]);
  });
});

describe('a situation that is possible', () => {
  it('leaves each player what is not on the board', () => {
    const { state } = begin({
      ...SMALL_CITY,
      castles: [castle('red', 0, 0)],
      followers: [
        ['red', 0, 0, 'field:NL'],
        ['blue', 0, 1, 'field:SL'],
      ],
      gold: [[0, 0, 2]],
      owned: { blue: 3 },
    });
    expect(state.supply).toEqual({ red: { follower: 5, castle: 2 }, blue: { follower: 6, castle: 3 } });
    expect(state.parts.goldmines?.supply).toBe(11);
    expect(state.followers).toContainEqual({ player: 'red', cell: [0, 0], on: 'castle:S' });
  });

  it('takes supplies as they are written', () => {
    const { state } = begin({ ...START, supply: { red: { follower: 2 } }, goldSupply: 4 });
    expect(state.supply.red).toEqual({ follower: 2, castle: 3 });
    expect(state.parts.goldmines?.supply).toBe(4);
  });

  it('writes followers and castles in full', () => {
    const { state } = begin({
      ...SMALL_CITY,
      castles: [
        {
          player: 'red',
          cells: [
            [0, 1],
            [0, 0],
          ],
          lord: true,
        },
      ],
      followers: [['blue', 0, 0, 'field:NR']],
    });
    expect(state.followers.map(({ on }) => on)).toEqual(['field:NL.NR.EL.ER.WL.WR', 'castle:S']);
    expect(state.parts.castles?.castles[0]?.cells).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test.each([
    ['city:NE', 'city:NE'],
    ['city:N', 'city:NE'],
    ['city:EN', 'city:NE'],
    ['city:S', undefined],
    ['city:', undefined],
    ['city', undefined],
    ['road:S', 'road:SW'],
    ['field:SR', 'field:SR.WL'],
    ['field:SL.WR', 'field:SL.WR'],
    ['field:SL.WL', undefined],
    ['city:N:W', undefined],
    ['cloister', undefined],
  ])('the spot %s means %s', (written, full) => {
    const board = boardOf([{ tile: 'city:NE road:SW', cell: [0, 0], turn: 0 }]);
    expect(resolveSpot(board, [0, 0], written)).toBe(full);
  });
});
