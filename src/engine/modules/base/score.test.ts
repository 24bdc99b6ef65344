import { describe, expect, it, test } from 'vitest';
import { ringAround } from '../../geometry.ts';
import type { Choice } from '../../state.ts';
import { begin, beginAndPlay, eventsOf, lay, PASS, type Short, type ShortTile } from '../../testdata/positions.ts';

const ring: ShortTile[] = ringAround([0, 0]).map(([x, y]) => [x, y, 'field']);
const road: Short['tiles'] = [
  [0, 0, 'base/W'],
  [2, 0, 'base/W'],
  [0, -1, 'field'],
  [1, -1, 'field'],
  [2, -1, 'field'],
];

/** Red has a knight in one half of a small city; a cap is drawn next. */
const smallCityOf = (half: string): Short => ({
  tiles: [[0, 0, half]],
  followers: [['red', 0, 0, 'city:S']],
  next: ['base/E'],
});

interface Case {
  readonly start: Short;
  readonly made: readonly Choice[];
  readonly points: Record<string, number>;
  readonly items: readonly string[];
}

const cases: Readonly<Record<string, Case>> = {
  'a road, one point a tile (BASE-31)': {
    start: { tiles: road, followers: [['red', 0, 0, 'road:E']], next: ['base/U'] },
    made: [lay(1, 0, 1), PASS],
    points: { red: 3 },
    items: ['3 tiles × 1'],
  },
  'a tie: both get all of it (BASE-25)': {
    start: {
      tiles: road,
      followers: [
        ['red', 0, 0, 'road:E'],
        ['blue', 2, 0, 'road:W'],
      ],
      next: ['base/U'],
    },
    made: [lay(1, 0, 1), PASS],
    points: { red: 3, blue: 3 },
    items: ['3 tiles × 1'],
  },
  'a loop of four curves': {
    start: {
      tiles: [
        [0, 0, 'road:ES'],
        [1, 0, 'road:SW'],
        [1, 1, 'road:NW'],
      ],
      followers: [['red', 0, 0, 'road:ES']],
      next: ['base/V'],
    },
    made: [lay(0, 1, 2), PASS],
    points: { red: 4 },
    items: ['4 tiles × 1'],
  },
  'a city, two points a tile and a coat of arms (BASE-34)': {
    start: {
      tiles: [
        [0, 0, 'city:E'],
        [1, 0, 'city:EW*'],
      ],
      followers: [['red', 0, 0, 'city:E']],
      next: ['base/E'],
    },
    made: [lay(2, 0, 3), PASS],
    points: { red: 8 },
    items: ['3 tiles × 2', '1 shields × 2'],
  },
  'a city that has two segments on a tile counts it once (BASE-34)': {
    start: {
      tiles: [
        [0, 0, 'city:N,E'],
        [0, -1, 'city:ES'],
        [1, -1, 'city:SW'],
      ],
      followers: [['red', 0, 0, 'city:N']],
      next: ['base/N'],
    },
    made: [lay(1, 0, 3), PASS],
    points: { red: 8 },
    items: ['4 tiles × 2'],
  },
  'a city of two tiles': {
    start: smallCityOf('city:S'),
    made: [lay(0, 1), PASS],
    points: { red: 4 },
    items: ['2 tiles × 2'],
  },
  'a city of two tiles by the oldest rules (BASE-41)': {
    start: { ...smallCityOf('city:S*'), options: { base: { smallCity: 2 } } },
    made: [lay(0, 1), PASS],
    points: { red: 3 },
    items: ['2 tiles × 1', '1 shields × 1'],
  },
  'the majority gets all, the others nothing (BASE-24)': {
    start: {
      tiles: [
        [0, 0, 'city:E'],
        [1, 0, 'city:NEW'],
        [1, -1, 'city:S'],
      ],
      followers: [
        ['red', 0, 0, 'city:E'],
        ['blue', 1, 0, 'city:NEW'],
        ['red', 1, -1, 'city:S'],
      ],
      next: ['base/E'],
    },
    made: [lay(2, 0, 3), PASS],
    points: { red: 8 },
    items: ['4 tiles × 2'],
  },
  'a cloister (BASE-36)': {
    start: { tiles: [[0, 0, 'cloister'], ...ring.slice(1)], followers: [['red', 0, 0, 'cloister']], next: ['base/B'] },
    made: [lay(-1, -1), PASS],
    points: { red: 9 },
    items: ['9 tiles × 1'],
  },
  'a feature completed and claimed in the same turn (BASE-21)': {
    start: { tiles: [[0, 0, 'city:S']], next: ['base/E'] },
    made: [lay(0, 1), { kind: 'follower', on: 'city:N' }],
    points: { red: 4 },
    items: ['2 tiles × 2'],
  },
};

describe('completed features', () => {
  test.each(Object.entries(cases))('%s', (_, { start, made, points, items }) => {
    const { state, events } = beginAndPlay(start, ...made);
    expect(state.points).toEqual(points);
    const [scored] = eventsOf(events, 'feature-scored').filter(({ standings }) => standings.length > 0);
    expect(scored?.items.map(({ count, what, each }) => `${count} ${what} × ${each}`)).toEqual(items);
    expect(state.followers).toEqual([]);
    expect(Object.values(state.supply).map((supply) => supply.follower)).toEqual([7, 7]);
  });

  test.each([
    [4, 'BASE-34'],
    [2, 'BASE-41'],
  ] as const)('names the rule that a small city of %i points follows: %s', (smallCity, rule) => {
    const { events } = beginAndPlay({ ...smallCityOf('city:S'), options: { base: { smallCity } } }, lay(0, 1), PASS);
    expect(eventsOf(events, 'feature-scored')).toMatchObject([{ value: smallCity, rule }]);
  });

  it('tells an unoccupied one as well: nobody scores (BASE-26)', () => {
    const { state, events } = beginAndPlay({ tiles: road, next: ['base/U'] }, lay(1, 0, 1), PASS);
    expect(state.points).toEqual({});
    expect(eventsOf(events, 'feature-scored')).toMatchObject([{ value: 3, standings: [], rule: 'BASE-26' }]);
    expect(eventsOf(events, 'followers-returned')).toEqual([]);
  });

  it('takes back only the followers on it (BASE-27)', () => {
    const { state } = beginAndPlay(
      {
        tiles: [...road, [0, 1, 'base/U']],
        followers: [
          ['red', 0, 0, 'road:E'],
          ['red', 0, 1, 'road:N'],
        ],
        next: ['base/U'],
      },
      lay(1, 0, 1),
      PASS,
    );
    expect(state.followers).toEqual([{ player: 'red', cell: [0, 1], on: 'road:NS' }]);
  });

  it('scores everything a tile completes, whoever owns it (BASE-22)', () => {
    const { state } = beginAndPlay(
      {
        tiles: [
          [0, 0, 'city:S'],
          [-1, 1, 'base/W'],
          [1, 1, 'base/W'],
          [-1, 0, 'field'],
          [1, 0, 'field'],
        ],
        followers: [
          ['blue', 0, 0, 'city:S'],
          ['red', 1, 1, 'road:W'],
        ],
        next: ['base/D'],
      },
      lay(0, 1),
      PASS,
    );
    expect(state.points).toEqual({ blue: 4, red: 3 });
  });
});

describe('at the end (BASE-32, 35, 37)', () => {
  const end = (start: Short) => {
    const { state } = begin({ ...start, then: 'end' });
    return state.points;
  };

  test.each<[string, Short, Record<string, number>]>([
    ['an open road', { tiles: road.slice(0, 1), followers: [['red', 0, 0, 'road:E']] }, { red: 1 }],
    [
      'an open city with a coat of arms',
      {
        tiles: [
          [0, 0, 'city:E'],
          [1, 0, 'city:EW*'],
          [2, 0, 'city:NW'],
        ],
        followers: [
          ['red', 0, 0, 'city:E'],
          ['red', 1, 0, 'city:EW'],
          ['blue', 2, 0, 'city:NW'],
        ],
      },
      { red: 4 },
    ],
    [
      'a cloister with five neighbours',
      {
        tiles: [[0, 0, 'cloister'], ...ring.slice(0, 5)],
        followers: [['red', 0, 0, 'cloister']],
      },
      { red: 6 },
    ],
    [
      'two of one player: counted once',
      {
        tiles: [
          [0, 0, 'city:E'],
          [1, 0, 'city:EW'],
        ],
        followers: [
          ['red', 0, 0, 'city:E'],
          ['red', 1, 0, 'city:EW'],
        ],
      },
      { red: 2 },
    ],
  ])('%s', (_, start, points) => {
    expect(end(start)).toEqual(points);
  });

  it('gives all followers back and names the winners; a tie is shared (BASE-53)', () => {
    const { state, events } = begin({
      tiles: [
        [0, 0, 'base/X'],
        [0, -1, 'base/U'],
      ],
      followers: [
        ['red', 0, -1, 'road:N'],
        ['blue', 0, 0, 'road:E'],
      ],
      points: { blue: 1 },
      then: 'end',
    });
    expect(state.phase).toBe('over');
    expect(state.followers).toEqual([]);
    expect(eventsOf(events, 'game-ended')).toMatchObject([{ points: { red: 2, blue: 2 }, winners: ['red', 'blue'] }]);
  });
});
