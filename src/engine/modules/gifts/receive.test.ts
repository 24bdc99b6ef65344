import { describe, expect, it, test } from 'vitest';
import { beginAndPlay, eventsOf, lay, PASS, type Short, type ShortFollower } from '../../testdata/positions.ts';
import { ALL_GIFTS, giftsOf, heldBy } from './cards.ts';

/** A road of three tiles from the west; red lays the fourth, a straight one, at its end. */
const ROAD: Short = {
  modules: ['gifts'],
  players: ['red', 'blue', 'green'],
  tiles: [
    [0, 0, 'road:EW'],
    [1, 0, 'road:EW'],
    [2, 0, 'road:EW'],
    [3, 0, 'road:EW'],
  ],
  next: ['base/U'],
};
const on = (player: ShortFollower[0], x: number): ShortFollower => [player, x, 0, 'road:E'];

const after = (short: Short, ...made: Parameters<typeof beginAndPlay>[1][]) => {
  const { state, events } = beginAndPlay(short, ...(made.length ? made : [lay(4, 0, 1)]));
  return { state, events, gifts: eventsOf(events, 'gift-received'), none: eventsOf(events, 'gift-unearned') };
};

describe('the gift for a road or city that is not one’s own (GIFT-09)', () => {
  test.each<[string, ShortFollower[], number]>([
    ['nobody there', [], 0],
    ['0 : 1', [on('blue', 0)], 1],
    ['0 : 1 : 1', [on('blue', 0), on('green', 1)], 1],
    ['1 : 2', [on('red', 0), on('blue', 1), on('blue', 2)], 1],
    ['1 : 1', [on('red', 0), on('blue', 1)], 0],
    ['1 : 1 : 1', [on('red', 0), on('blue', 1), on('green', 2)], 0],
    ['2 : 1 : 1', [on('red', 0), on('red', 1), on('blue', 2), on('green', 3)], 0],
    ['1 : nobody', [on('red', 0)], 0],
  ])('%s', (_, followers, gifts) => {
    const { state, gifts: received } = after({ ...ROAD, followers });
    expect(heldBy(state, 'red')).toHaveLength(gifts);
    expect(received).toHaveLength(gifts);
    expect(giftsOf(state).pile).toHaveLength(ALL_GIFTS.length - gifts);
  });

  it('tells why a feature of others brings nothing: shared, or one’s own', () => {
    expect(after({ ...ROAD, followers: [on('red', 0), on('blue', 1)] }).none).toMatchObject([{ shared: true }]);
    expect(after({ ...ROAD, followers: [on('red', 0), on('red', 1), on('blue', 2)] }).none).toMatchObject([
      { shared: false, rule: 'GIFT-09' },
    ]);
    expect(after({ ...ROAD, followers: [on('red', 0)] }).none).toEqual([]);
  });

  it('names the card only where the reader sees it', () => {
    const short = { ...ROAD, followers: [on('blue', 0)], parts: { gifts: { pile: ['synod'] } } } as const;
    expect(after(short).gifts[0]).not.toHaveProperty('gift');
    expect(heldBy(after(short).state, 'red')).toEqual(['synod']);
  });
});

describe('joining (GIFT-10, GIFT-11)', () => {
  const joined: Short = {
    ...ROAD,
    tiles: [
      [0, 0, 'road:EW'],
      [2, 0, 'road:EW'],
      [3, 0, 'road:EW'],
      [0, 1, 'field'],
      [1, 1, 'field'],
      [2, 1, 'field'],
    ],
  };
  test.each<[string, ShortFollower[], number, string[]]>([
    ['mine becomes theirs', [on('red', 0), on('blue', 2), on('blue', 3)], 1, ['GIFT-10']],
    ['theirs becomes shared', [on('red', 0), on('blue', 2)], 0, ['GIFT-10', 'GIFT-11']],
    ['theirs becomes mine', [on('blue', 0), on('red', 2), on('red', 3)], 0, ['GIFT-10', 'GIFT-11']],
    ['theirs stays theirs', [on('blue', 0)], 1, ['GIFT-10']],
  ])('%s', (_, followers, count, rules) => {
    const { gifts, none } = after({ ...joined, followers }, lay(1, 0, 1));
    expect(gifts).toHaveLength(count);
    expect([...gifts, ...none][0]?.also).toEqual(expect.arrayContaining(rules));
  });

  it('is not named where nothing is joined', () => {
    expect(after({ ...ROAD, followers: [on('blue', 0)] }).gifts[0]?.also).not.toContain('GIFT-10');
    expect(after({ ...ROAD, followers: [on('red', 0), on('blue', 1)] }).none[0]?.also).not.toContain('GIFT-10');
  });
});

describe('what counts and what does not', () => {
  const ended: Short = { ...ROAD, tiles: [[0, 0, 'base/W'], ...ROAD.tiles.slice(1)], next: ['road:S'] };

  it('completing the feature gives it too, and the owner is paid (GIFT-12)', () => {
    const { state, gifts } = after({ ...ended, followers: [on('blue', 1)] }, lay(4, 0, 1), PASS);
    expect(gifts[0]?.also).toContain('GIFT-12');
    expect(state.points).toEqual({ blue: 5 });
  });

  it('monasteries and fields never give one (GIFT-08)', () => {
    const { gifts, none } = after(
      {
        ...ROAD,
        tiles: [
          [0, 0, 'cloister'],
          [0, 1, 'field'],
        ],
        followers: [
          ['blue', 0, 0, 'cloister'],
          ['blue', 0, 1, 'field:NL'],
        ],
      },
      lay(1, 0),
    );
    expect([...gifts, ...none]).toEqual([]);
  });

  it('a feature that only begins on the tile, or lies beside it, is not extended', () => {
    const { gifts } = after({ ...ROAD, followers: [on('blue', 0)] }, lay(0, 1, 1));
    expect(gifts).toEqual([]);
  });

  it('one a tile at most, whatever it extends (GIFT-13)', () => {
    const both: Short = {
      ...ROAD,
      tiles: [
        [0, 0, 'road:EW'],
        [0, -1, 'field'],
        [1, -1, 'city:S'],
      ],
      followers: [
        ['blue', 0, 0, 'road:E'],
        ['green', 1, -1, 'city:S'],
      ],
      next: ['base/D'],
    };
    const { state, gifts } = after(both, lay(1, 0));
    expect(heldBy(state, 'red')).toHaveLength(1);
    expect(gifts[0]?.features).toHaveLength(2);
    expect(gifts[0]?.also).toContain('GIFT-13');
  });

  it('needs no follower in the supply (GIFT-17)', () => {
    const { gifts } = after({ ...ROAD, followers: [on('blue', 0)], supply: { red: { follower: 0 } } });
    expect(gifts[0]?.also).toContain('GIFT-17');
    expect(after({ ...ROAD, followers: [on('blue', 0)] }).gifts[0]?.also).not.toContain('GIFT-17');
  });
});

describe('the piles', () => {
  const blueRoad: Short = { ...ROAD, followers: [on('blue', 0)] };
  const [a, b, c, ...others] = ALL_GIFTS as [never, never, never];

  it('an empty pile is made anew from the discard pile (GIFT-15)', () => {
    const parts = { gifts: { pile: [], discard: [a, b, c], held: { blue: others } } };
    const { state, events } = after({ ...blueRoad, parts });
    expect(eventsOf(events, 'gifts-shuffled')).toMatchObject([{ count: 3, rule: 'GIFT-15' }]);
    expect(giftsOf(state)).toMatchObject({ discard: [], pile: { length: 2 } });
    expect(heldBy(state, 'red')).toHaveLength(1);
  });

  it('no card left, no gift (GIFT-16)', () => {
    const parts = { gifts: { pile: [], discard: [], held: { blue: ALL_GIFTS } } };
    const { state, events } = after({ ...blueRoad, parts });
    expect(eventsOf(events, 'gift-missing')).toMatchObject([{ player: 'red', rule: 'GIFT-16' }]);
    expect(heldBy(state, 'red')).toEqual([]);
  });
});
