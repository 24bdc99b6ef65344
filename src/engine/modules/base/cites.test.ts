import { expect, it, test } from 'vitest';
import { newGame } from '../../newGame.ts';
import { agree } from '../../setup.ts';
import type { Choice, EventKind } from '../../state.ts';
import { beginAndPlay, eventsOf, lay, PASS, type Short } from '../../testdata/positions.ts';

/** A road of three tiles that a straight one closes at (1,0). */
const ROAD: Short = {
  tiles: [
    [0, 0, 'base/W'],
    [2, 0, 'base/W'],
    [0, -1, 'base/V', 2],
    [1, -1, 'base/U', 1],
    [2, -1, 'base/V', 1],
  ],
  next: ['base/U', 'base/U'],
};
const close = [lay(1, 0, 1), PASS];
const withFollowers = (...followers: NonNullable<Short['followers']>): Short => ({ ...ROAD, followers });
const west = ['red', 0, 0, 'road:E'] as const;
const east = ['blue', 2, 0, 'road:W'] as const;

/** Red has two knights in an open city, blue one. */
const CITY: Short = {
  tiles: [
    [0, 0, 'base/E', 1],
    [1, 0, 'base/R', 1],
    [2, 0, 'base/E', 3],
  ],
  followers: [
    ['red', 0, 0, 'city:E'],
    ['blue', 1, 0, 'city:S'],
    ['red', 2, 0, 'city:W'],
  ],
  next: ['base/E'],
};

test.each<[string, Short, Choice[], EventKind, string[]]>([
  ['a road of one player', withFollowers(west), close, 'feature-scored', ['BASE-22', 'BASE-30']],
  ['a road in a tie', withFollowers(west, east), close, 'feature-scored', ['BASE-22', 'BASE-30', 'BASE-25']],
  ['a city with a majority', CITY, [lay(1, 1), PASS], 'feature-scored', ['BASE-22', 'BASE-33', 'BASE-24']],
  [
    'an open city at the end',
    { ...CITY, then: 'end', next: ['base/V'] },
    [lay(-1, 0), PASS],
    'feature-scored',
    ['BASE-24'],
  ],
  ['the turn of the next player', ROAD, close, 'turn-began', ['BASE-05']],
  ['the last turn', { ...ROAD, next: ['base/U'], then: 'end' }, close, 'final-scoring-began', ['BASE-50']],
])('%s', (_, start, made, kind, also) => {
  const [event] = eventsOf(beginAndPlay(start, ...made).events, kind);
  expect(event?.also).toEqual(also);
});

it('of several features the order has no effect (BASE-23)', () => {
  const { events } = beginAndPlay(
    { tiles: [[0, 0, 'base/E', 2]], next: ['base/H', 'base/E'] },
    lay(0, 1),
    PASS,
    lay(0, 2),
    PASS,
  );
  expect(eventsOf(events, 'feature-scored').map(({ also }) => also)).toEqual([
    ['BASE-22', 'BASE-33'],
    ['BASE-22', 'BASE-33'],
  ]);
  const both = beginAndPlay(
    {
      tiles: [
        [0, 0, 'base/E', 2],
        [1, 0, 'base/B'],
        [1, 1, 'base/B'],
        [1, 2, 'base/B'],
        [0, 2, 'base/E'],
      ],
      next: ['base/H'],
    },
    lay(0, 1),
    PASS,
  );
  for (const { also } of eventsOf(both.events, 'feature-scored')) expect(also).toContain('BASE-23');
});

it('a follower of this turn comes back in it (BASE-21), an earlier one does not', () => {
  const now = beginAndPlay(ROAD, lay(1, 0, 1), { kind: 'follower', on: 'road:EW' });
  expect(eventsOf(now.events, 'followers-returned')[0]?.also).toEqual(['BASE-21']);
  const before = beginAndPlay(withFollowers(west), ...close);
  expect(eventsOf(before.events, 'followers-returned')[0]).not.toHaveProperty('also');
});

it('a new game cites its set-up, a written situation does not', () => {
  const { events } = newGame({ agreement: agree(['goldmines', 'castles'], ['red', 'blue']) });
  expect(events[0]?.also).toEqual(['BASE-03', 'BASE-04', 'GOLD-04', 'GOLD-09', 'GOLD-10', 'CASTLE-02']);
  expect(events[1]).not.toHaveProperty('also');
  expect(beginAndPlay(ROAD).events).toEqual([]);
});
