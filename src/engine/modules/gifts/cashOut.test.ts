import { describe, expect, it, test } from 'vitest';
import type { Choice } from '../../state.ts';
import {
  beginAndPlay,
  castle,
  eventsOf,
  lay,
  offered,
  type Short,
  type ShortFollower,
} from '../../testdata/positions.ts';
import { decision, refusal } from '../../turn/play.ts';
import { heldBy } from './cards.ts';

const OPEN: Choice = { kind: 'open', gift: 'cash-out' };
const cash = (x: number, y: number, on: string, more: object = {}): Choice => ({
  kind: 'cash',
  cell: [x, y],
  on,
  ...more,
});

/** An open city of three tiles, a road away from it, fields around. */
const BOARD: Short = {
  modules: ['gifts'],
  players: ['red', 'blue', 'green'],
  tiles: [
    [0, 0, 'city:E'],
    [1, 0, 'city:EW'],
    [2, 0, 'city:NW'],
    [0, 1, 'road:S'],
    [1, 1, 'base/B'],
  ],
  parts: { gifts: { held: { red: ['cash-out'] } } },
  next: ['base/E', 'base/B'],
};
const CITY: ShortFollower[] = [
  ['red', 0, 0, 'city:E'],
  ['blue', 1, 0, 'city:EW'],
  ['blue', 2, 0, 'city:NW'],
];

describe('Cash Out', () => {
  test.each<[string, ShortFollower[], Choice, number]>([
    [
      'alone',
      [
        ['red', 0, 0, 'city:E'],
        ['red', 0, 1, 'road:S'],
      ],
      cash(0, 0, 'city:E'),
      2,
    ],
    [
      'with others, whoever has the majority (GIFT-CASH-04)',
      [...CITY, ['red', 0, 1, 'road:S']],
      cash(0, 0, 'city:E'),
      6,
    ],
    [
      'a farmer',
      [...CITY, ['red', 0, 1, 'field:WL'], ['green', 0, 0, 'field:WL']],
      cash(0, 1, 'field:NL.NR.EL.ER.SL.SR.WL.WR'),
      4,
    ],
    ['a monk', [...CITY, ['red', 1, 1, 'cloister']], cash(1, 1, 'cloister'), 2],
  ])('2 points for each on the feature: %s', (_, followers, choice, points) => {
    const { state, events } = beginAndPlay({ ...BOARD, followers }, OPEN, choice);
    expect(state.points).toEqual({ red: points });
    expect(state.followers).toHaveLength(followers.length - 1);
    const [event] = eventsOf(events, 'cashed-out');
    expect(event).toMatchObject({ points, items: [{ what: 'followers', count: points / 2, each: 2 }] });
    expect(eventsOf(events, 'followers-returned')).toMatchObject([{ followers: [{ player: 'red' }] }]);
  });

  it('offers each of one’s own followers with what it would bring, and nobody else’s', () => {
    const followers: ShortFollower[] = [...CITY, ['red', 1, 1, 'cloister'], ['red', 1, 1, 'cloister']];
    const { state } = beginAndPlay({ ...BOARD, followers }, OPEN);
    expect(offered(state, 'cash')).toEqual([cash(0, 0, 'city:E'), cash(1, 1, 'cloister')]);
    expect(decision(state)).toMatchObject({ kind: 'use-cash-out', figures: [{ value: 6 }, { value: 4 }] });
  });

  it('can earn a new gift, as one is no longer there (GIFT-CASH-06)', () => {
    const { state, events } = beginAndPlay({ ...BOARD, followers: CITY.slice(0, 2) }, OPEN, lay(2, -1, 2));
    expect(heldBy(state, 'red')).toHaveLength(1);
    expect(eventsOf(events, 'gift-received')[0]?.also).toContain('GIFT-CASH-06');
  });

  it('is not named for a gift earned elsewhere', () => {
    const followers: ShortFollower[] = [['red', 1, 1, 'cloister'], ...CITY.slice(1)];
    const { events } = beginAndPlay({ ...BOARD, followers }, OPEN, lay(2, -1, 2));
    expect(eventsOf(events, 'gift-received')[0]?.also).not.toContain('GIFT-CASH-06');
  });

  test.each<[string, Choice]>([
    ['somebody else’s', cash(1, 0, 'city:EW')],
    ['nobody', cash(0, 1, 'road:S')],
    ['an abbot that is none', cash(0, 0, 'city:E', { piece: 'abbot' })],
    ['a prior that is none', cash(0, 0, 'city:E', { as: 'prior' })],
  ])('refuses %s', (_, choice) => {
    const { state } = beginAndPlay({ ...BOARD, followers: [...CITY, ['red', 1, 1, 'cloister']] }, OPEN);
    expect(refusal(state, choice)).toMatchObject({ reason: 'no-own-figure', rule: 'GIFT-CASH-01' });
  });
});

describe('Cash Out with other expansions', () => {
  it('counts and takes the abbot as one figure (GIFT-X-30, GIFT-X-31)', () => {
    const { state, events } = beginAndPlay(
      {
        ...BOARD,
        modules: ['gifts', 'abbot'],
        followers: [
          ['red', 1, 1, 'cloister', { piece: 'abbot' }],
          ['blue', 1, 1, 'cloister'],
        ],
      },
      OPEN,
    );
    expect(state.points).toEqual({ red: 4 });
    expect(state.supply.red).toMatchObject({ follower: 7, abbot: 1 });
    expect(eventsOf(events, 'cashed-out')[0]?.also).toEqual(expect.arrayContaining(['GIFT-X-30', 'GIFT-X-31']));
  });

  it('leaves the lord of a castle where he is', () => {
    const { state, events } = beginAndPlay(
      {
        ...BOARD,
        modules: ['gifts', 'castles'],
        tiles: [
          [0, 0, 'city:S'],
          [0, 1, 'city:N'],
        ],
        castles: [castle('red', 0, 0)],
      },
      OPEN,
    );
    expect(eventsOf(events, 'gift-idle')).toMatchObject([
      { why: 'no-figure', also: expect.arrayContaining(['GIFT-CASH-05']) },
    ]);
    expect(state.followers).toHaveLength(1);
  });
});
