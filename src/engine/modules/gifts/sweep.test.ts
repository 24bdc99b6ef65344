import { describe, expect, it, test } from 'vitest';
import type { Choice } from '../../state.ts';
import {
  beginAndPlay,
  eventsOf,
  lay,
  offered,
  PASS,
  playAll,
  type Short,
  type ShortFollower,
} from '../../testdata/positions.ts';
import { decision, refusal } from '../../turn/play.ts';
import { heldBy } from './cards.ts';

const OPEN: Choice = { kind: 'open', gift: 'road-sweeper' };
const road = (x: number, y: number, on: string): Choice => ({ kind: 'spot', cell: [x, y], on });

/** A road of three tiles that ends in the west; south of its end another begins. */
const BOARD: Short = {
  modules: ['gifts'],
  players: ['red', 'blue'],
  tiles: [
    [0, 0, 'base/W'],
    [1, 0, 'base/U', 1],
    [2, 0, 'base/U', 1],
  ],
  parts: { gifts: { held: { red: ['road-sweeper'] } } },
  next: ['base/U', 'base/B'],
};
const at = (player: ShortFollower[0], x: number): ShortFollower => [player, x, 0, 'road:E'];
const sweep = (followers: readonly ShortFollower[], ...made: Choice[]) =>
  beginAndPlay({ ...BOARD, followers }, OPEN, road(0, 0, 'road:E'), ...made);

describe('Road Sweeper', () => {
  it('offers every unfinished road with its value (GIFT-ROAD-01, GIFT-ROAD-02)', () => {
    const { state } = beginAndPlay(BOARD, OPEN);
    expect(offered(state, 'spot')).toEqual([road(0, 0, 'road:E'), road(0, 0, 'road:S'), road(0, 0, 'road:W')]);
    expect(decision(state)).toMatchObject({
      kind: 'use-road-sweeper',
      features: [{ value: 3 }, { value: 1 }, { value: 1 }],
    });
  });

  test.each<[string, ShortFollower[], Record<string, number>]>([
    ['the majority scores', [at('red', 0)], { red: 3 }],
    ['whoever opened the gift', [at('blue', 0), at('blue', 1), at('red', 2)], { blue: 3 }],
    ['a tie: full points each', [at('red', 0), at('blue', 1)], { red: 3, blue: 3 }],
    ['nobody there: nothing (GIFT-ROAD-06)', [], {}],
  ])('%s', (_, followers, points) => {
    const { state, events } = sweep(followers);
    expect(state.points).toEqual(points);
    expect(state.followers).toEqual([]);
    expect(Object.values(state.supply).map(({ follower }) => follower)).toEqual([7, 7]);
    const [swept] = eventsOf(events, 'road-swept');
    expect(swept).toMatchObject({ value: 3, items: [{ what: 'tiles', count: 3, each: 1 }] });
    expect(swept?.also?.includes('GIFT-ROAD-06')).toBe(followers.length === 0);
    expect(eventsOf(events, 'followers-returned').map(({ rule }) => rule)).toEqual(
      followers.length ? ['GIFT-ROAD-03'] : [],
    );
  });

  it('takes back only those on that road', () => {
    const { state } = sweep([at('red', 1), ['red', 0, 0, 'road:S']]);
    expect(state.followers).toEqual([{ player: 'red', cell: [0, 0], on: 'road:S' }]);
  });

  it('leaves the road free to be claimed again, and without a gift (GIFT-ROAD-04, GIFT-ROAD-07)', () => {
    const { state, events } = sweep([at('blue', 0)], lay(3, 0, 1));
    expect(eventsOf(events, 'gift-received')).toEqual([]);
    expect(heldBy(state, 'red')).toEqual([]);
    expect(offered(state, 'follower')).toContainEqual({ kind: 'follower', on: 'road:EW' });
    expect(eventsOf(events, 'tile-placed')[0]?.also).toEqual(expect.arrayContaining(['GIFT-23', 'GIFT-ROAD-07']));
    const again = playAll(state, [{ kind: 'follower', on: 'road:EW' }]).events;
    expect(eventsOf(again, 'follower-placed')[0]?.also).toContain('GIFT-ROAD-04');
  });

  it('does not name them for a road that was not swept', () => {
    const { events } = sweep([at('blue', 0)], lay(0, 1), { kind: 'follower', on: 'road:NS' });
    expect(eventsOf(events, 'tile-placed')[0]?.also).not.toContain('GIFT-ROAD-07');
    expect(eventsOf(events, 'follower-placed')[0]?.also ?? []).not.toContain('GIFT-ROAD-04');
  });

  it('takes any segment of a road for the road', () => {
    const { state } = beginAndPlay({ ...BOARD, followers: [at('blue', 0)] }, OPEN, road(2, 0, 'road:EW'));
    expect(state.points).toEqual({ blue: 3 });
  });

  test.each<[string, Choice, string]>([
    ['a field', road(0, 0, 'field:NL.NR.EL.WR'), 'not-a-road'],
    ['a road that is not there', road(0, 0, 'road:N'), 'no-such-spot'],
    ['an empty square', road(9, 9, 'road:N'), 'no-such-spot'],
    ['a figure', { kind: 'spot', cell: [0, 0], on: 'road:E', as: 'prior' }, 'not-a-road'],
  ])('refuses %s', (_, choice, reason) => {
    expect(refusal(beginAndPlay(BOARD, OPEN).state, choice)).toMatchObject({ reason, rule: 'GIFT-ROAD-01' });
  });

  it('refuses a finished road', () => {
    const { state } = beginAndPlay({ ...BOARD, tiles: [...BOARD.tiles, [3, 0, 'base/W', 2]] }, OPEN);
    expect(refusal(state, road(1, 0, 'road:EW'))).toMatchObject({ reason: 'already-complete', rule: 'GIFT-ROAD-01' });
  });
});

describe('Road Sweeper beside gold and castles (GIFT-X-25)', () => {
  it('gives no gold and triggers no castle', () => {
    const { state, events } = beginAndPlay(
      {
        ...BOARD,
        modules: ['gifts', 'goldmines', 'castles'],
        tiles: [
          [0, 0, 'base/W'],
          [1, 0, 'base/U', 1],
          [2, 0, 'base/U', 1],
          [1, 1, 'city:E'],
          [2, 1, 'city:W'],
        ],
        castles: [
          {
            player: 'blue',
            cells: [
              [1, 1],
              [2, 1],
            ],
            lord: true,
          },
        ],
        followers: [at('red', 0)],
        gold: [[1, 0, 2]],
      },
      OPEN,
      road(0, 0, 'road:E'),
      lay(3, 0, 1),
      PASS,
    );
    expect(state.points).toEqual({ red: 3 });
    expect(eventsOf(events, 'castle-scored')).toEqual([]);
    expect(state.parts.goldmines).toMatchObject({ owned: {}, onBoard: [{ cell: [1, 0], count: 2 }] });
  });
});
