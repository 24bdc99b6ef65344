import { describe, expect, it, test } from 'vitest';
import type { GivenOptions } from '../../setup.ts';
import type { Choice, GameState } from '../../state.ts';
import { eventsOf, PASS, playAll, type Short } from '../../testdata/positions.ts';
import { choices, decision, play, refusal } from '../../turn/play.ts';
import type { Player } from '../../words.ts';
import { asked, BUY, bid, lot, opened, SELL } from './testdata.ts';

const total = (points: GameState['points']) => Object.values(points).reduce((sum, n) => sum + n, 0);

describe('the auction', () => {
  it('asks each other player once, clockwise (BAZAAR-03)', () => {
    const first = play(opened().state, lot('base/U'));
    expect(asked(first.state)).toEqual(['bid', 'blue', 'BAZAAR-03']);
    expect(choices(first.state)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map(bid));
    const second = play(first.state, bid(2));
    expect(decision(second.state)).toMatchObject({ player: 'green', highest: { player: 'blue', bid: 2 } });
    expect(choices(second.state)).toEqual([...[3, 4, 5, 6].map(bid), PASS]);
    const third = play(second.state, bid(4));
    expect(decision(third.state)).toMatchObject({ player: 'red', highest: { player: 'green', bid: 4 } });
    expect(asked(play(third.state, bid(7)).state)).toEqual(['buy-or-sell', 'blue', 'BAZAAR-04']);
  });

  test.each<[string, Choice[], GameState['points'], Player, string]>([
    ['buys', [bid(2), bid(3), bid(5), BUY], { red: 15, blue: 3, green: 6 }, 'blue', 'bought'],
    ['sells', [bid(2), bid(3), bid(5), SELL], { red: 5, blue: 13, green: 6 }, 'red', 'sold'],
    [
      'sells to the one before, who still bid most',
      [bid(2), bid(3), PASS, SELL],
      { red: 10, blue: 11, green: 3 },
      'green',
      'sold',
    ],
    [
      'is not outbid, and just loses his bid',
      [bid(2), PASS, PASS],
      { red: 10, blue: 6, green: 6 },
      'blue',
      'unopposed',
    ],
    ['is not outbid with 0', [bid(0), PASS, PASS], { red: 10, blue: 8, green: 6 }, 'blue', 'unopposed'],
  ])('the chooser %s (BAZAAR-04)', (_, made, points, player, how) => {
    const { state, events } = playAll(opened().state, [lot('base/U'), ...made]);
    expect(state.points).toEqual(points);
    expect(eventsOf(events, 'lot-won')).toMatchObject([{ player, tile: 'base/U', how, rule: 'BAZAAR-04' }]);
    expect(state.reserved).toContainEqual({ tile: 'base/U', player });
    const moved = [...eventsOf(events, 'bid-paid'), ...eventsOf(events, 'bid-received')];
    for (const { items, points: sum } of moved) {
      expect(items).toEqual([{ what: 'bid', count: 1, each: sum, points: sum, cells: [] }]);
    }
    expect(moved.reduce((sum, event) => sum + event.points, 0)).toBe(total(points) - 24);
  });

  it('goes on with the next player who has no tile; the last gets the last for nothing (BAZAAR-05)', () => {
    const sold = playAll(opened().state, [lot('base/U'), bid(2), bid(3), PASS, SELL]);
    expect(asked(sold.state)).toEqual(['choose-lot', 'red', 'BAZAAR-05']);
    const { state, events } = playAll(sold.state, [lot('base/V'), bid(1), PASS]);
    expect(eventsOf(events, 'bid-passed')).toMatchObject([{ player: 'blue' }]);
    expect(eventsOf(events, 'lot-won')).toMatchObject([
      { player: 'red', tile: 'base/V', how: 'unopposed' },
      { player: 'blue', tile: 'base/E', how: 'last', rule: 'BAZAAR-05' },
    ]);
    expect(state.points).toEqual({ red: 9, blue: 11, green: 3 });
  });

  it('comes back to the chooser if he alone has no tile', () => {
    const two: Partial<Short> = {
      players: ['red', 'blue'],
      points: { red: 2 },
      next: ['castles/B6', 'base/E', 'base/U'],
    };
    const { events } = playAll(opened(two).state, [lot('base/U'), bid(1)]);
    expect(eventsOf(events, 'lot-won')).toMatchObject([
      { player: 'red', how: 'sold' },
      { player: 'blue', tile: 'base/E', how: 'last' },
    ]);
  });

  /** `[what, choices before, choice, refusal]` */
  test.each<[string, Choice[], Choice, object, Partial<Short>?]>([
    ['a tile that is not there', [], lot('base/A'), { reason: 'no-such-lot', rule: 'BAZAAR-03' }],
    ['no bid from the chooser', [lot('base/U')], PASS, { reason: 'must-bid', rule: 'BAZAAR-03' }],
    ['a bid no higher', [lot('base/U'), bid(2)], bid(2), { reason: 'bid-too-low', rule: 'BAZAAR-03' }],
    ['more than one has', [lot('base/U')], bid(9), { reason: 'bid-too-high', rule: 'BAZAAR-10' }],
    ['more than the next one has', [lot('base/U'), bid(2)], bid(7), { reason: 'bid-too-high', rule: 'BAZAAR-10' }],
    ['a bid before a tile is chosen', [], bid(0), { reason: 'decide-first' }],
    ['a bid that is none', [lot('base/U')], bid(-1), { reason: 'malformed' }],
    ['a bid in halves', [lot('base/U')], bid(0.5), { reason: 'malformed' }],
    [
      'a price that one has not',
      [lot('base/U'), bid(0), bid(5)],
      BUY,
      { reason: 'price-too-high', rule: 'BAZAAR-10' },
      { points: { blue: 4, green: 6, red: 6 } },
    ],
  ])('refuses %s', (_, made, choice, refused, change) => {
    let { state } = opened(change);
    for (const one of made) state = play(state, one, 'wait').state;
    // Green has bid; red passes where he is asked.
    if (change) state = play(state, PASS, 'wait').state;
    expect(refusal(state, choice)).toMatchObject(refused);
  });

  it('leaves nothing to choose to players without points', () => {
    const { events } = playAll(opened({ points: {} }).state, [lot('base/U'), lot('base/V')]);
    expect(eventsOf(events, 'bid-made').map(({ player, bid: points }) => [player, points])).toEqual([
      ['blue', 0],
      ['green', 0],
    ]);
    expect(eventsOf(events, 'bid-paid')).toEqual([]);
  });

  it('goes beyond the score by the variant (BAZAAR-10)', () => {
    const options: GivenOptions = { bazaars: { debt: true } };
    const { state } = playAll(opened({ options, points: {} }).state, [lot('base/U'), bid(3), bid(5), PASS]);
    expect(choices(state)).toEqual([BUY, SELL]);
    const bought = play(state, BUY);
    expect(bought.state.points).toEqual({ blue: -5, green: 5 });
    const first = play(opened({ options, points: { blue: 130 } }).state, lot('base/U'));
    expect(choices(first.state)).toHaveLength(131);
    expect(refusal(play(first.state, bid(0)).state, bid(101))).toMatchObject({ reason: 'bid-too-high' });
  });
});
