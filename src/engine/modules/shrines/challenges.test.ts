import { describe, expect, it, test } from 'vitest';
import {
  beginAndPlay,
  eventsOf,
  lay,
  PASS,
  type Short,
  type ShortFollower,
  type ShortTile,
} from '../../testdata/positions.ts';

/** Two buildings side by side with all around the first but (-1, 1), of the second only what belongs to both. */
const around = (first: string, second: string): ShortTile[] => [
  [0, 0, first],
  [1, 0, second],
  [-1, -1, 'field'],
  [0, -1, 'field'],
  [1, -1, 'field'],
  [-1, 0, 'field'],
  [0, 1, 'field'],
  [1, 1, 'field'],
];
const MODULES = ['castles', 'shrines', 'monasteries', 'darmstadt', 'yaga'] as const;
const finish = (first: string, second: string, followers: readonly ShortFollower[], more: Partial<Short> = {}) =>
  beginAndPlay(
    { modules: MODULES, tiles: around(first, second), followers, next: ['field'], ...more },
    lay(-1, 1),
    PASS,
  );

describe('a challenge (GF-SHR-03)', () => {
  test.each<[string, string]>([
    ['shrine', 'cloister'],
    ['cloister', 'shrine'],
    ['shrine', 'monastery'],
    ['monastery', 'shrine'],
    ['shrine', 'church'],
    ['church', 'shrine'],
  ])('is won by the %s before the %s', (first, second) => {
    const { state, events } = finish(first, second, [
      ['red', 0, 0, first],
      ['blue', 1, 0, second],
    ]);
    expect(eventsOf(events, 'challenge-lost')).toMatchObject([
      {
        feature: { kind: second, cell: [1, 0] },
        by: { kind: first, cell: [0, 0] },
        standings: [{ player: 'blue', followers: 1, points: 0 }],
        rule: 'GF-SHR-03',
      },
    ]);
    expect(eventsOf(events, 'challenge-lost')[0]?.also ?? []).not.toContain('GF-SHR-05');
    expect(state.followers).toEqual([]);
    expect(state.supply).toMatchObject({ red: { follower: 7 }, blue: { follower: 7 } });
    expect(state.points.blue ?? 0).toBe(first === 'church' ? 3 : 0);
    expect(eventsOf(events, 'followers-returned').at(-1)).toMatchObject({
      rule: 'GF-SHR-03',
      also: expect.arrayContaining(['GF-SHR-06']),
    });
  });

  it('can be one against oneself (GF-SHR-05)', () => {
    const { state, events } = finish('shrine', 'cloister', [
      ['red', 0, 0, 'shrine'],
      ['red', 1, 0, 'cloister'],
    ]);
    expect(eventsOf(events, 'challenge-lost')).toMatchObject([{ also: expect.arrayContaining(['GF-SHR-05']) }]);
    expect(state.points).toEqual({ red: 9 });
    expect(state.supply.red).toMatchObject({ follower: 7 });
  });

  test.each<[string, string, string, readonly ShortFollower[]]>([
    ['nobody on the loser (GF-SHR-05)', 'shrine', 'cloister', [['red', 0, 0, 'shrine']]],
    ['nobody on the winner (GF-SHR-05)', 'shrine', 'cloister', [['blue', 1, 0, 'cloister']]],
    [
      'two shrines',
      'shrine',
      'shrine',
      [
        ['red', 0, 0, 'shrine'],
        ['blue', 1, 0, 'shrine'],
      ],
    ],
    [
      'two cloisters',
      'cloister',
      'church',
      [
        ['red', 0, 0, 'cloister'],
        ['blue', 1, 0, 'church'],
      ],
    ],
    [
      'a hut (GF-YAG-04)',
      'shrine',
      'hut',
      [
        ['red', 0, 0, 'shrine'],
        ['blue', 1, 0, 'hut'],
      ],
    ],
    [
      'somebody on another part of the tile',
      'shrine',
      'cloister road:E',
      [
        ['red', 0, 0, 'shrine'],
        ['blue', 1, 0, 'road:E'],
      ],
    ],
  ])('is none with %s', (_, first, second, followers) => {
    const { state, events } = finish(first, second, followers);
    expect(eventsOf(events, 'challenge-lost')).toEqual([]);
    expect(eventsOf(events, 'challenge-drawn')).toEqual([]);
    expect(state.followers).toHaveLength(followers.filter(([, x]) => x === 1).length);
  });

  it('does not touch a prior, who takes no part in completing (GF-MON-04)', () => {
    const prior: ShortFollower = ['blue', 1, 0, 'monastery', { as: 'prior' }];
    const alone = finish('shrine', 'monastery', [['red', 0, 0, 'shrine'], prior]);
    expect(eventsOf(alone.events, 'challenge-lost')).toEqual([]);
    expect(alone.state.followers).toMatchObject([{ player: 'blue', as: 'prior' }]);
    const both = finish('shrine', 'monastery', [['red', 0, 0, 'shrine'], prior, ['red', 1, 0, 'monastery']], {
      modules: [...MODULES, 'crop-circles'],
    });
    expect(eventsOf(both.events, 'challenge-lost')).toMatchObject([{ standings: [{ player: 'red' }] }]);
    expect(both.state.followers).toMatchObject([{ player: 'blue', as: 'prior' }]);
  });

  it('is a draw if one tile completes both (GF-SHR-04)', () => {
    const tiles: ShortTile[] = [
      ...around('shrine', 'cloister').filter(([x, y]) => x !== 1 || y !== 1),
      [-1, 1, 'field'],
      [2, -1, 'field'],
      [2, 0, 'field'],
      [2, 1, 'field'],
    ];
    const both: readonly ShortFollower[] = [
      ['red', 0, 0, 'shrine'],
      ['blue', 1, 0, 'cloister'],
    ];
    const { state, events } = beginAndPlay(
      { modules: MODULES, tiles, followers: both, next: ['field'] },
      lay(1, 1),
      PASS,
    );
    expect(eventsOf(events, 'challenge-drawn')).toMatchObject([
      { features: [{ kind: 'shrine' }, { kind: 'cloister' }], rule: 'GF-SHR-04' },
    ]);
    expect(eventsOf(events, 'challenge-lost')).toEqual([]);
    expect(state.points).toEqual({ red: 9, blue: 9 });
    const one = beginAndPlay(
      { modules: MODULES, tiles, followers: both.slice(0, 1), next: ['field'] },
      lay(1, 1),
      PASS,
    );
    expect(eventsOf(one.events, 'challenge-drawn')).toEqual([]);
    expect(one.state.points).toEqual({ red: 9 });
  });

  it('is undecided at the end: both score what they have', () => {
    const { state } = beginAndPlay(
      {
        modules: MODULES,
        tiles: [
          [0, 0, 'shrine'],
          [1, 0, 'cloister'],
        ],
        followers: [
          ['red', 0, 0, 'shrine'],
          ['blue', 1, 0, 'cloister'],
        ],
        next: ['field'],
        then: 'end',
      },
      lay(2, 0),
      PASS,
    );
    expect(state.points).toEqual({ red: 2, blue: 3 });
  });
});
