import { describe, expect, it, test } from 'vitest';
import type { Choice } from '../../state.ts';
import { begin, beginAndPlay, eventsOf, lay, offered, PASS, type Short } from '../../testdata/positions.ts';
import { choices, decision, play, refusal } from '../../turn/play.ts';
import { giftsOf, heldBy } from './cards.ts';
import type { GiftKind } from './part.ts';

const open = (gift: GiftKind): Choice => ({ kind: 'open', gift });

const holding = (...held: GiftKind[]): Short => ({
  modules: ['gifts'],
  tiles: [[0, 0, 'field']],
  parts: { gifts: { held: { red: held } } },
  next: ['base/B', 'base/B'],
});

describe('opening (GIFT-18…21)', () => {
  it('is asked with a tile in hand, before it is placed', () => {
    const { state } = begin(holding('synod', 'synod', 'take-2'));
    expect(state.hand).toBe('base/B');
    expect(decision(state)).toMatchObject({ kind: 'open-gift', player: 'red', rule: 'GIFT-18', count: 3 });
    expect(choices(state)).toEqual([open('synod'), open('take-2'), PASS]);
  });

  it('is not asked of a player without a gift', () => {
    const { state } = begin({ ...holding(), parts: { gifts: { held: { blue: ['synod'] } } } });
    expect(decision(state)?.kind).toBe('place-tile');
  });

  it('need not be done (GIFT-19)', () => {
    const { state, events } = beginAndPlay(holding('synod'), PASS);
    expect(eventsOf(events, 'gift-declined')).toMatchObject([{ player: 'red', rule: 'GIFT-19' }]);
    expect(heldBy(state, 'red')).toEqual(['synod']);
    expect(decision(state)?.kind).toBe('place-tile');
  });

  it('puts the card on the discard pile, one a tile (GIFT-18, GIFT-20)', () => {
    const { state, events } = beginAndPlay(holding('synod', 'synod'), open('synod'));
    expect(eventsOf(events, 'gift-opened')).toMatchObject([{ gift: 'synod', rule: 'GIFT-20' }]);
    expect(giftsOf(state).discard).toEqual(['synod']);
    expect(heldBy(state, 'red')).toEqual(['synod']);
    expect(giftsOf(state).opened).toBeUndefined();
    expect(refusal(state, open('synod'))).toMatchObject({ reason: 'decide-first' });
  });

  it('waits for a tile that can be placed (GIFT-22)', () => {
    const { state, events } = beginAndPlay({ ...holding('synod'), next: ['base/C', 'base/B'] }, open('synod'));
    expect(state.aside).toEqual(['base/C']);
    expect(eventsOf(events, 'gift-opened')[0]?.also).toContain('GIFT-22');
  });

  it('is over when the last tile fits nowhere (GIFT-22, GIFT-26)', () => {
    const { state, events } = begin({ ...holding('synod'), next: ['base/C'], then: 'end' });
    expect(state.phase).toBe('over');
    expect(eventsOf(events, 'gifts-scored')).toMatchObject([{ player: 'red', points: 2 }]);
    expect(refusal(state, open('synod'))).toMatchObject({ reason: 'game-over' });
  });
});

describe('a gift that can do nothing is spent (GIFT-21)', () => {
  const full: Short = { ...holding(), followers: [], supply: { red: { follower: 0 } } };
  test.each<[GiftKind, Short, string, string]>([
    ['synod', holding('synod'), 'no-target', 'GIFT-SYN-03'],
    ['synod', { ...full, ...holding('synod'), tiles: [[0, 0, 'base/B']] }, 'no-figure', 'GIFT-SYN-03'],
    ['road-sweeper', holding('road-sweeper'), 'no-target', 'GIFT-ROAD-01'],
    ['cash-out', holding('cash-out'), 'no-figure', 'GIFT-CASH-05'],
    ['change-position', holding('change-position'), 'no-figure', 'GIFT-POS-01'],
    [
      'change-position',
      { ...holding('change-position'), followers: [['red', 0, 0, 'field:NL']] },
      'no-target',
      'GIFT-POS-01',
    ],
    ['take-2', { ...holding('take-2'), next: ['base/B'], then: 'end' }, 'no-tile', 'GIFT-TAKE-02'],
  ])('%s', (gift, short, why, rule) => {
    const before = begin({
      ...short,
      supply: why === 'no-figure' && gift === 'synod' ? (full.supply ?? {}) : {},
    }).state;
    expect(decision(before)).toMatchObject({ idle: expect.arrayContaining([gift]) });
    const { state, events } = play(before, open(gift));
    expect(eventsOf(events, 'gift-idle')).toMatchObject([
      { gift, why, rule: 'GIFT-21', also: expect.arrayContaining([rule]) },
    ]);
    expect(giftsOf(state).discard).toEqual([gift]);
    expect(decision(state)?.kind).toBe('place-tile');
    expect(state.points).toEqual({});
  });

  it('is not said of a gift that can do something', () => {
    const { state } = begin({ ...holding('synod'), tiles: [[0, 0, 'base/A']], next: ['base/B', 'base/B'] });
    expect(decision(state)).toMatchObject({ idle: ['change-position', 'cash-out'] });
  });
});

test.each<[string, Choice, string]>([
  ['a gift that the player does not have', open('take-2'), 'no-such-gift'],
  ['no gift at all', open('socks' as GiftKind), 'no-such-gift'],
  ['a card without a name', { kind: 'open' } as unknown as Choice, 'malformed'],
  ['the tile first', lay(1, 0), 'decide-first'],
])('%s is refused', (_, choice, reason) => {
  expect(refusal(begin(holding('synod')).state, choice)?.reason).toBe(reason);
});

describe('at the end (GIFT-25)', () => {
  it('each unopened gift is worth 2 points', () => {
    const { state, events } = begin({
      ...holding(),
      players: ['red', 'blue', 'green'],
      parts: { gifts: { held: { red: ['synod', 'take-2', 'take-2'], green: ['cash-out'] } } },
      next: [],
      then: 'end',
    });
    expect(state.points).toEqual({ red: 6, green: 2 });
    expect(eventsOf(events, 'gifts-scored')).toMatchObject([
      {
        player: 'red',
        points: 6,
        items: [{ what: 'gifts', count: 3, each: 2 }],
        rule: 'GIFT-25',
        also: expect.arrayContaining(['GIFT-26', 'GIFT-27']),
      },
      { player: 'green', points: 2 },
    ]);
  });
});

it('a gift received is opened with the next tile at the earliest (GIFT-07)', () => {
  const { state } = beginAndPlay(
    {
      modules: ['gifts'],
      tiles: [
        [0, 0, 'road:EW'],
        [1, 0, 'road:EW'],
      ],
      followers: [['blue', 0, 0, 'road:E']],
      parts: { gifts: { pile: ['synod'] } },
      next: ['base/U', 'base/U', 'base/U'],
    },
    lay(2, 0, 1),
  );
  expect(heldBy(state, 'red')).toEqual(['synod']);
  expect(refusal(state, open('synod'))).toMatchObject({ reason: 'decide-first', pending: { kind: 'place-follower' } });
  const next = play(play(play(state, PASS).state, lay(0, 1, 1)).state, PASS).state;
  expect(decision(next)).toMatchObject({ kind: 'open-gift', player: 'red' });
  expect(offered(next, 'open')).toEqual([open('synod')]);
});
