import { describe, expect, it, test } from 'vitest';
import type { GivenOptions } from '../../setup.ts';
import { begin, beginAndPlay, eventsOf, lay, PASS, type Short } from '../../testdata/positions.ts';

type Rush = GivenOptions['gold-rush'];
const options = (rush: Rush = {}): GivenOptions => ({ 'gold-rush': rush ?? {} });

describe('a completed railroad', () => {
  const row = (a: string, b: string, rush?: Rush): Short => ({
    modules: ['gold-rush'],
    options: options(rush),
    tiles: [
      [0, 0, 'track:E'],
      [1, 0, `track:EW${a}`],
    ],
    followers: [['red', 1, 0, 'track:EW']],
    next: [`track:W${b}`],
  });
  test.each<[string, Short, number, string[]]>([
    ['counts its tiles (RUSH-52)', row('', ''), 3, ['RUSH-51']],
    ['counts them twice with one locomotive', row('!', ''), 6, ['RUSH-51']],
    ['counts them once with two', row('!', '!'), 3, ['RUSH-51']],
    ['counts them twice with one by the other reading', row('!', '', { locomotive: 'any' }), 6, ['RUSH-51']],
    ['and with two (RUSH-53)', row('!', '!', { locomotive: 'any' }), 6, ['RUSH-51', 'RUSH-53']],
  ])('%s', (_, short, value, also) => {
    const { state, events } = beginAndPlay(short, lay(2, 0), PASS);
    expect(eventsOf(events, 'feature-scored')).toMatchObject([{ value, rule: 'RUSH-52', also: [...also, 'RUSH-11'] }]);
    expect(state.points).toEqual({ red: value });
    expect(state.supply.red?.follower).toBe(4);
  });
  it('is also one that runs in a loop, and a tile crossed twice counts once (RUSH-51, RUSH-54)', () => {
    const { events } = beginAndPlay(
      {
        modules: ['gold-rush'],
        tiles: [
          [0, 0, 'track:ES'],
          [1, 0, 'track:SW'],
          [0, 1, 'track:NE'],
        ],
        followers: [['red', 0, 0, 'track:ES']],
        next: ['track:NW'],
      },
      lay(1, 1),
      PASS,
    );
    expect(eventsOf(events, 'feature-scored')).toMatchObject([{ value: 4, also: ['RUSH-51'] }]);
  });
});

describe('a city', () => {
  /** Tiles that close the four tracks of a city in the middle, and two curves that make a loop of two of them. */
  const CLOSE = [
    [0, -1, 'track:S'],
    [1, 0, 'track:W'],
    [0, 1, 'track:N'],
    [-1, 0, 'track:E'],
  ] as const;
  const NORTH_EAST = [
    [0, -1, 'track:ES'],
    [1, -1, 'track:SW'],
    [1, 0, 'track:NW'],
  ] as const;
  const SOUTH_WEST = [
    [0, 1, 'track:NW'],
    [-1, 1, 'track:NE'],
    [-1, 0, 'track:ES'],
  ] as const;
  /** Lays all but the last of these and then plays the last. */
  const complete = (town: string, tiles: Short['tiles']) => {
    const [x, y, last] = tiles.at(-1) as readonly [number, number, string];
    return beginAndPlay(
      {
        modules: ['gold-rush'],
        tiles: [[0, 0, town], ...tiles.slice(0, -1)],
        followers: [['red', 0, 0, 'town']],
        next: [last],
      },
      lay(x, y),
      PASS,
    );
  };
  test.each<[string, string, Short['tiles'], number, boolean]>([
    ['four tracks, no loop', 'town track:N,E,S,W', CLOSE, 12, false],
    ['four tracks, one loop', 'town track:N,E,S,W', [...NORTH_EAST, ...CLOSE.slice(2)], 9, true],
    ['four tracks, two loops', 'town track:N,E,S,W', [...NORTH_EAST, ...SOUTH_WEST], 6, true],
    ['three tracks, no loop', 'town track:N,E,S', CLOSE.slice(0, 3), 9, false],
    ['three tracks, one loop', 'town track:N,E,S', [...NORTH_EAST, ...CLOSE.slice(2, 3)], 6, true],
  ])('%s: 3 for each railroad (RUSH-63…65)', (_, town, tiles, value, loop) => {
    const { state, events } = complete(town, tiles);
    const scored = eventsOf(events, 'feature-scored').at(-1);
    expect(scored).toMatchObject({ feature: { kind: 'town' }, value, rule: 'RUSH-63' });
    expect(scored?.also).toEqual(expect.arrayContaining(['RUSH-62', 'RUSH-68']));
    expect(scored?.also?.includes('RUSH-64')).toBe(loop);
    expect(state.points).toEqual({ red: value });
  });
  test.each<[string, Rush, number]>([
    ['its completed railroads', {}, 9],
    ['nothing by the option', { finalCity: false }, 0],
  ])('open at the end counts %s (RUSH-75)', (_, rush, points) => {
    const { state, events } = begin({
      modules: ['gold-rush'],
      options: options(rush),
      tiles: [[0, 0, 'town track:N,E,S,W'], ...CLOSE.slice(0, 3)],
      followers: [['red', 0, 0, 'town']],
      then: 'end',
    });
    expect(state.points.red ?? 0).toBe(points);
    expect(eventsOf(events, 'feature-scored')).toMatchObject([{ value: points, rule: 'RUSH-75', final: true }]);
  });
  it('one junction can complete two cities (RUSH-68)', () => {
    const { state } = beginAndPlay(
      {
        modules: ['gold-rush'],
        tiles: [
          [0, 0, 'town track:N,E,S'],
          [0, -1, 'track:S'],
          [0, 1, 'track:N'],
          [1, -1, 'prairie'],
          [2, -1, 'track:S'],
          [2, 0, 'town track:N,S,W'],
          [2, 1, 'track:N'],
        ],
        followers: [
          ['red', 0, 0, 'town'],
          ['blue', 2, 0, 'town'],
        ],
        next: ['track:EW'],
      },
      lay(1, 0),
      PASS,
    );
    expect(state.points).toEqual({ red: 9, blue: 9 });
  });
});

describe('at the end', () => {
  it('an open railroad counts its tiles, locomotives count nothing (RUSH-72)', () => {
    const { state, events } = begin({
      modules: ['gold-rush'],
      tiles: [
        [0, 0, 'track:E'],
        [1, 0, 'track:EW!'],
      ],
      followers: [['red', 0, 0, 'track:E']],
      then: 'end',
    });
    expect(state.points).toEqual({ red: 2 });
    expect(eventsOf(events, 'feature-scored')).toMatchObject([{ rule: 'RUSH-72', final: true }]);
  });
  it('prairies come after the other features, each with its own majority (RUSH-76)', () => {
    const { events } = begin({
      modules: ['gold-rush'],
      tiles: [
        [0, 0, 'prairie camp:NL,NR herd:SR'],
        [1, 0, 'track:NS herd:EL'],
        [2, 0, 'track:N,S'],
      ],
      followers: [
        ['red', 0, 0, 'prairie:NL'],
        ['blue', 2, 0, 'track:N'],
      ],
      then: 'end',
    });
    expect(eventsOf(events, 'feature-scored').map(({ feature, value }) => [feature.kind, value])).toEqual([
      ['track', 1],
      ['prairie', 8],
    ]);
  });
  it('tokens count their nuggets, gravel nothing (RUSH-77)', () => {
    const { state, events } = begin({
      modules: ['gold-rush'],
      tiles: [[0, 0, 'prairie']],
      parts: { 'gold-rush': { owned: { blue: [5, 0, 1, 3, 0] } } },
      then: 'end',
    });
    expect(state.points).toEqual({ blue: 9 });
    expect(eventsOf(events, 'tokens-scored')).toMatchObject([
      { player: 'blue', points: 9, items: [{ count: 2, points: 0 }, { each: 1 }, { each: 3 }, { each: 5 }] },
    ]);
    expect(eventsOf(events, 'game-ended')).toMatchObject([{ winners: ['blue'], rule: 'RUSH-79' }]);
  });
});
