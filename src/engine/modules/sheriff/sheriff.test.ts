import { describe, expect, it, test } from 'vitest';
import { judgeSituation } from '../../judge.ts';
import {
  begin,
  beginAndPlay,
  eventsOf,
  lay,
  offered,
  PASS,
  playAll,
  type Short,
  situation,
} from '../../testdata/positions.ts';
import { refusal } from '../../turn/play.ts';
import { placed, sheriff, short, stack, TOKEN, tent } from './testdata.ts';

describe('the mining ban', () => {
  const RED = tent('red', 2, 0, 'mountain:NW');
  it('holds for everybody on his mountain, from the move on (SHERIFF-18, SHERIFF-19)', () => {
    const { state } = placed({ tents: [RED] });
    const moved = playAll(state, [sheriff(1, 0, 'mountain:EW')]).state;
    expect(refusal(moved, TOKEN)).toMatchObject({ reason: 'mining-banned', rule: 'SHERIFF-18', also: ['SHERIFF-19'] });
    expect(offered(moved, 'token')).toEqual([]);
    const later = placed({ tents: [RED] }, [0, 0, 'mountain:NE'], { next: ['prairie'] }).state;
    expect(refusal(later, TOKEN)).toMatchObject({ reason: 'mining-banned', rule: 'SHERIFF-18' });
    expect(refusal(later, TOKEN)).not.toHaveProperty('also');
  });
  it('holds on no other mountain, and not for tents (SHERIFF-20)', () => {
    const { state } = placed({ tents: [RED] });
    const moved = playAll(state, [sheriff(3, 0, 'mountain:N')]).state;
    expect(offered(moved, 'token')).toHaveLength(1);
    expect(offered(moved, 'tent').map(({ cell }) => cell)).toEqual([
      [0, 0],
      [1, 0],
      [3, 0],
    ]);
  });
  test.each([
    [false, undefined],
    [true, { reason: 'mining-banned', rule: 'SHERIFF-23' }],
  ] as const)(
    'ends with the last tile, or by the option %s with the scoring (SHERIFF-23)',
    (banUntilScored, refused) => {
      const { state } = beginAndPlay(
        {
          ...short({ stacks: [stack(0, 0, 'mountain:N', 3)], tents: [tent('red', 0, 0, 'mountain:N')] }, {}, [
            0,
            0,
            'mountain:N',
          ]),
          options: { sheriff: { banUntilScored } },
          tiles: [[0, 0, 'mountain:N1']],
          next: ['mountain:S1'],
        },
        lay(0, -1),
      );
      const refusedNow = refusal(state, TOKEN);
      if (refused) expect(refusedNow).toMatchObject(refused);
      else expect(refusedNow).toBeUndefined();
      const { events } = playAll(state, [PASS]);
      expect(eventsOf(events, 'sheriff-aside')).toMatchObject([{ from: [0, 0], rule: 'SHERIFF-22' }]);
    },
  );
});

describe('the end', () => {
  const end = (followers: Short['followers'], options?: Short['options']) =>
    begin({
      ...short({ tents: [tent('green', 2, 0, 'mountain:NW')] }, {}, [1, 0, 'mountain:EW']),
      ...(followers && { followers }),
      ...(options && { options }),
      active: 'blue',
      next: [],
      then: 'end',
    });
  it('gives the sheriff’s tokens to the owner, also where open mountains give none (SHERIFF-24)', () => {
    const { state, events } = end(
      [
        ['red', 0, 0, 'mountain:NE'],
        ['blue', 3, 0, 'mountain:N'],
      ],
      { 'gold-rush': { finalTokens: false } },
    );
    expect(eventsOf(events, 'tokens-shared')).toMatchObject([
      { shares: [{ player: 'red', count: 3 }], final: true, rule: 'SHERIFF-24', also: ['RUSH-40', 'SHERIFF-26'] },
    ]);
    expect(state.points).toEqual({ red: 8 });
  });
  it('lets several owners share in turn (SHERIFF-24)', () => {
    const { state, events } = end([
      ['red', 0, 0, 'mountain:NE'],
      ['blue', 1, 0, 'mountain:EW'],
    ]);
    expect(eventsOf(events, 'tokens-shared')).toMatchObject([
      { shares: [{ player: 'blue' }, { player: 'red' }], also: ['RUSH-58', 'RUSH-59', 'RUSH-40', 'SHERIFF-26'] },
    ]);
    expect(state.points).toEqual({ blue: 8 });
  });
  it('gives them to nobody without an owner, tents or not (SHERIFF-25, SHERIFF-26)', () => {
    const { state, events } = end([]);
    expect(eventsOf(events, 'tokens-unowned')).toMatchObject([{ count: 3, to: 'removed', rule: 'SHERIFF-25' }]);
    expect(state.parts['gold-rush']?.removed).toEqual([3, 0, 5]);
    expect(state.points).toEqual({});
  });
  it('treats the other mountains as always', () => {
    const { events } = end([['blue', 3, 0, 'mountain:N']]);
    expect(eventsOf(events, 'tokens-shared')).toMatchObject([
      { shares: [{ player: 'blue', count: 1 }], rule: 'RUSH-73' },
    ]);
  });
});

describe('a cemetery', () => {
  /** Around a cemetery: `n` tiles, the first `cities` of them with a city. */
  const AROUND = [
    [1, 0, 'town track:N,E,S'],
    [-1, 0, 'town track:N,S,W'],
    [1, -1, 'track:S'],
    [1, 1, 'track:N'],
    [-1, -1, 'track:S'],
    [-1, 1, 'track:N'],
    [0, -1, 'prairie'],
    [0, 1, 'prairie'],
  ] as const;
  const base: Short = {
    modules: ['gold-rush', 'sheriff'],
    tiles: [[0, 0, 'cemetery star']],
    followers: [['red', 0, 0, 'cemetery']],
  };
  it('is worth 9 and the cities around it once all eight squares are filled (SHERIFF-29, SHERIFF-30)', () => {
    const { state, events } = beginAndPlay(
      { ...base, tiles: [...base.tiles, ...AROUND.slice(0, 7)], next: ['prairie'] },
      lay(0, 1),
      PASS,
    );
    expect(eventsOf(events, 'feature-scored')).toMatchObject([
      {
        value: 11,
        items: [
          { what: 'tiles', points: 9 },
          { what: 'towns', points: 2 },
        ],
        rule: 'SHERIFF-30',
        also: ['SHERIFF-29', 'SHERIFF-32'],
      },
    ]);
    expect(state.supply.red?.follower).toBe(4);
  });
  test.each([
    [1, 3],
    [3, 6],
    [7, 10],
  ])('open at the end with %i tiles around it is worth %i (SHERIFF-31)', (tiles, points) => {
    const laid = begin({ ...base, tiles: [...base.tiles, ...AROUND.slice(0, tiles)], then: 'end' });
    expect(laid.state.points).toEqual({ red: points });
    expect(eventsOf(laid.events, 'feature-scored')).toMatchObject([{ rule: 'SHERIFF-31', final: true }]);
  });
});

describe('a written sheriff', () => {
  const judgedAt = (x: number, y: number, on: string) => judgeSituation(situation(short({}, {}, [x, y, on])));
  it('stands by any side of his mountain', () => {
    expect(begin(short({}, {}, [1, 0, 'mountain:E'])).state.parts.sheriff).toEqual({ cell: [1, 0], on: 'mountain:EW' });
    expect(begin(short()).state.parts).not.toHaveProperty('sheriff');
  });
  test.each([
    [0, 1, 'mountain:S'],
    [0, 0, 'prairie:SL'],
    [9, 9, 'mountain:N'],
  ] as const)('must not stand on %i, %i, %s', (x, y, on) => {
    expect(judgedAt(x, y, on)).toMatchObject({ problems: [{ reason: 'bad-sheriff', at: 'parts.sheriff' }] });
  });
});
