import { describe, expect, it, test } from 'vitest';
import type { Choice } from '../../state.ts';
import { beginAndPlay, castle, eventsOf, lay, PASS, type Short } from '../../testdata/positions.ts';
import { decision } from '../../turn/play.ts';

/** A castle of red with its lord, and a city beside it that a cap at (2,1) closes. */
const BESIDE: Short = {
  modules: ['castles'],
  tiles: [
    [0, 0, 'city:S'],
    [0, 1, 'city:N'],
    [1, 1, 'city:E^'],
  ],
  castles: [castle('red', 0, 0)],
  next: ['base/E'],
};
const close = [lay(2, 1, 3), PASS];
const occupied: Short = { ...BESIDE, followers: [['blue', 1, 1, 'city:E']] };
const shield: Short = { ...occupied, tiles: [...BESIDE.tiles.slice(0, 2), [1, 1, 'city:E*^']] };

/** A cloister beside the castle; the last tile of its ring is missing at (-2,-1). */
const CLOISTER: Short = {
  ...BESIDE,
  tiles: [
    ...BESIDE.tiles.slice(0, 2),
    [-1, 0, 'cloister'],
    ...[-1, 1].flatMap((y) => [-2, -1].map((x) => [x, y, 'field'] as const)).slice(1),
    [0, -1, 'field'],
    [-2, 0, 'field'],
  ],
  followers: [['blue', -1, 0, 'cloister']],
  next: ['field'],
};

/** A road that leads past two castles. */
const TWO: Short = {
  ...BESIDE,
  tiles: [
    [0, 0, 'city:S'],
    [0, 1, 'city:N'],
    [1, 0, 'road:E'],
    [3, 0, 'road:W'],
    [1, 1, 'field'],
    [2, 1, 'field'],
    [3, 1, 'field'],
    [4, 0, 'city:S'],
    [4, 1, 'city:N'],
  ],
  castles: [castle('red', 0, 0), castle('blue', 4, 0)],
  followers: [['blue', 1, 0, 'road:E']],
  next: ['base/U'],
};

describe('a castle that scores cites by what it came to it', () => {
  test.each<[string, Short, Choice[], string[][]]>([
    ['a city without an owner (CASTLE-15)', BESIDE, close, [['CASTLE-14a', 'CASTLE-15']]],
    ['a city with one', occupied, close, [['CASTLE-14a']]],
    ['a city with a coat of arms (CASTLE-25)', shield, close, [['CASTLE-14a', 'CASTLE-25']]],
    ['a cloister (CASTLE-14b)', CLOISTER, [lay(-2, -1), PASS], [['CASTLE-14b']]],
    [
      'a road, and another castle with it (CASTLE-19)',
      TWO,
      [lay(2, 0, 1), PASS],
      [['CASTLE-14a'], ['CASTLE-14a', 'CASTLE-19']],
    ],
  ])('%s', (_, start, made, also) => {
    const scored = eventsOf(beginAndPlay(start, ...made).events, 'castle-scored');
    expect(scored.map((event) => event.also)).toEqual(also.map((more) => ['CASTLE-14', 'CASTLE-16', ...more]));
  });

  it('the castle before it (CASTLE-17, CASTLE-21)', () => {
    const chain: Short = {
      ...occupied,
      tiles: [...BESIDE.tiles, [-1, 1, 'city:S'], [-1, 2, 'city:N']],
      castles: [castle('red', 0, 0), castle('blue', -1, 1)],
    };
    const [first, second] = eventsOf(beginAndPlay(chain, ...close).events, 'castle-scored');
    expect(first?.also).not.toContain('CASTLE-21');
    expect(second?.also).toEqual(['CASTLE-14', 'CASTLE-16', 'CASTLE-17', 'CASTLE-21']);
  });
});

describe('a castle that is built', () => {
  const half: Short = { modules: ['castles'], tiles: [[0, 0, 'city:S']], next: ['base/E'] };
  const build: Choice = { kind: 'castle', cell: [0, 0], build: true };

  it('is no completed city (CASTLE-09), whichever half its lord came from (CASTLE-08)', () => {
    const built = (start: Short, choice: Choice) =>
      eventsOf(beginAndPlay(start, lay(0, 1), choice, build).events, 'castle-built')[0]?.also;
    expect(built({ ...half, followers: [['red', 0, 0, 'city:S']] }, PASS)).toEqual(['CASTLE-09']);
    expect(built(half, { kind: 'follower', on: 'city:N' })).toEqual(['CASTLE-08', 'CASTLE-09']);
  });

  it('is decided about as a small city before anything is scored (CASTLE-04, CASTLE-12)', () => {
    const { state } = beginAndPlay(half, lay(0, 1), { kind: 'follower', on: 'city:N' });
    expect(decision(state)).toMatchObject({ kind: 'build-castle', also: ['CASTLE-04', 'CASTLE-12'] });
  });
});

test.each([
  ['a castle', BESIDE, ['BASE-39', 'CASTLE-27', 'CASTLE-28']],
  ['a city', { ...BESIDE, modules: ['castles'], castles: [] }, ['BASE-39']],
] as const)('a field beside %s cites what that is worth', (_, start, also) => {
  const { events } = beginAndPlay(
    { ...start, followers: [['blue', 0, 0, 'field:NL']], next: ['base/V'], then: 'end' },
    lay(-1, 0),
    PASS,
  );
  expect(eventsOf(events, 'feature-scored').at(-1)?.also).toEqual(also);
});
