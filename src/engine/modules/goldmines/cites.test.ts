import { describe, expect, it, test } from 'vitest';
import type { Choice } from '../../state.ts';
import { begin, beginAndPlay, castle, eventsOf, lay, offered, PASS, type Short } from '../../testdata/positions.ts';
import { decision, refusal } from '../../turn/play.ts';

/** A road of red that a straight tile closes at (1,0). */
const ROAD: Short = {
  modules: ['goldmines'],
  tiles: [
    [0, 0, 'base/W'],
    [2, 0, 'base/W'],
    [0, -1, 'base/V', 2],
    [1, -1, 'base/U', 1],
    [2, -1, 'base/V', 1],
  ],
  followers: [['red', 0, 0, 'road:E']],
  gold: [[0, 0, 1]],
  next: ['base/U'],
};

/** Board K of the sheet: a castle of red, a city of blue that a cap at (2,2) completes. */
const K: Short = {
  modules: ['goldmines', 'castles'],
  players: ['red', 'blue', 'green'],
  tiles: [
    [0, 0, 'city:S'],
    [0, 1, 'city:N'],
    [1, 1, 'city:S'],
    [1, 2, 'city:NES'],
    [1, 3, 'city:N'],
  ],
  castles: [castle('red', 0, 0)],
  followers: [['blue', 1, 2, 'city:N']],
  next: ['base/E'],
};
const closeK = [lay(2, 2, 3), PASS];

describe('an award cites what decides over it', () => {
  test.each<[string, Short, Choice[], string[]]>([
    ['one owner', ROAD, [lay(1, 0, 1), PASS], []],
    ['somebody else’s tile (GOLD-26)', { ...ROAD, active: 'blue' }, [lay(1, 0, 1), PASS], ['GOLD-26']],
    [
      'one piece that two may take (GOLD-16)',
      { ...ROAD, followers: [...(ROAD.followers ?? []), ['blue', 2, 0, 'road:W']] },
      [lay(1, 0, 1), PASS],
      ['GOLD-16', 'GOLD-26'],
    ],
    [
      'gold of this turn (GOLD-22)',
      {
        ...ROAD,
        tiles: [
          [1, 0, 'base/E', 1],
          [1, -1, 'base/V', 1],
          [2, -1, 'base/E', 2],
        ],
        followers: [['red', 1, 0, 'city:E']],
        gold: [],
        next: ['gold/G6'],
      },
      [lay(2, 0), { kind: 'gold', cell: [2, -1] }, PASS],
      ['GOLD-22'],
    ],
    ['a castle alone (GOLD-41, GOLD-42)', { ...K, gold: [[0, 0, 1]] }, closeK, ['GOLD-24', 'GOLD-41', 'GOLD-42']],
    [
      'a castle and a city (GOLD-48)',
      { ...K, gold: [[1, 1, 1]] },
      closeK,
      ['GOLD-16', 'GOLD-24', 'GOLD-26', 'GOLD-41', 'GOLD-42', 'GOLD-48'],
    ],
  ])('%s', (_, start, made, also) => {
    const [claimed] = eventsOf(beginAndPlay(start, ...made).events, 'gold-claimed');
    expect(claimed?.also).toEqual(['GOLD-25', 'GOLD-39', ...also]);
  });
});

it('a follower of this turn counts for the majority (GOLD-23)', () => {
  const empty = { ...ROAD, followers: [] };
  const scored = (start: Short, choice: Choice) =>
    eventsOf(beginAndPlay(start, lay(1, 0, 1), choice).events, 'feature-scored')[0]?.also;
  const highwayman: Choice = { kind: 'follower', on: 'road:EW' };
  expect(scored(empty, highwayman)).toContain('GOLD-23');
  expect(scored({ ...empty, gold: [] }, highwayman)).not.toContain('GOLD-23');
  const field = offered(beginAndPlay(empty, lay(1, 0, 1)).state, 'follower').find(({ on }) => on.startsWith('field'));
  expect(scored(empty, field as Choice)).not.toContain('GOLD-23');
});

it('gold that nobody may take stays (GOLD-36), also where a castle was triggered (GOLD-51)', () => {
  const left = (start: Short, ...made: Choice[]) => eventsOf(beginAndPlay(start, ...made).events, 'gold-left')[0]?.also;
  expect(left({ ...ROAD, followers: [] }, lay(1, 0, 1), PASS)).toEqual(['GOLD-36']);
  expect(left({ ...K, followers: [], gold: [[1, 3, 1]] }, ...closeK)).toEqual(['GOLD-36', 'GOLD-51']);
});

it('gold on two city tiles does not move when they become a castle (GOLD-49)', () => {
  const start: Short = {
    modules: ['goldmines', 'castles'],
    tiles: [[0, 0, 'city:S']],
    followers: [['red', 0, 0, 'city:S']],
    next: ['base/E'],
  };
  const built = (gold: NonNullable<Short['gold']>) =>
    eventsOf(
      beginAndPlay({ ...start, gold }, lay(0, 1), PASS, { kind: 'castle', cell: [0, 0], build: true }).events,
      'castle-built',
    )[0]?.also;
  expect(built([[0, 0, 1]])).toEqual(['GOLD-49', 'CASTLE-09']);
  expect(built([])).toEqual(['CASTLE-09']);
});

describe('decisions', () => {
  it('placing gold is a must, between the tile and the follower (GOLD-17, GOLD-21)', () => {
    const { state } = beginAndPlay({ ...ROAD, next: ['gold/G8'], gold: [] }, lay(3, 0));
    expect(decision(state)).toMatchObject({ kind: 'place-gold', also: ['GOLD-17', 'GOLD-21'] });
    expect(refusal(state, PASS)).toMatchObject({ rule: 'GOLD-12', also: ['GOLD-17', 'GOLD-21'] });
  });

  it('taking gold is one too (GOLD-33), and a castle gives none beyond its vicinity (GOLD-47)', () => {
    const gold = [
      [0, 0, 1],
      [1, 1, 1],
      [1, 3, 1],
    ] as const;
    const { state } = beginAndPlay({ ...K, gold }, ...closeK);
    expect(decision(state)).toMatchObject({ kind: 'take-gold', player: 'red', also: ['GOLD-33'] });
    expect(refusal(state, { kind: 'take', cell: [1, 3] })).toMatchObject({ reason: 'no-claim', also: ['GOLD-47'] });
    const elsewhere: Short = { ...K, gold: [...gold, [1, 4, 1]], tiles: [...K.tiles, [1, 4, 'base/B']] };
    const other = refusal(beginAndPlay(elsewhere, ...closeK).state, { kind: 'take', cell: [1, 4] });
    expect(other).toMatchObject({ reason: 'no-claim', also: [] });
  });
});

test('a game without gold begins as it does', () => {
  expect(begin({ tiles: [[0, 0, 'base/D']], next: ['base/E'] }).events[0]).not.toHaveProperty('also');
});
