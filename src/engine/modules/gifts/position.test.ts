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
import { refusal } from '../../turn/play.ts';

const OPEN: Choice = { kind: 'open', gift: 'change-position' };
const stance = (x: number, y: number, on: string, to: string): Choice => ({ kind: 'stance', cell: [x, y], on, to });

/** City above, road across, a field above and one below the road; south of it a cloister, west of it a finished city. */
const BOARD: Short = {
  modules: ['gifts'],
  tiles: [
    [0, 0, 'base/D'],
    [0, 1, 'base/B'],
    [1, 1, 'city:E'],
    [2, 1, 'city:W'],
  ],
  parts: { gifts: { held: { red: ['change-position'] } } },
  next: ['base/B', 'base/B'],
};
const [ABOVE, BELOW, ALL] = ['field:EL.WR', 'field:ER.SL.SR.WL', 'field:NL.NR.EL.ER.SL.SR.WL.WR'];

describe('Change Position', () => {
  test.each<[string, ShortFollower, Choice[]]>([
    [
      'a knight lies down in either field',
      ['red', 0, 0, 'city:N'],
      [stance(0, 0, 'city:N', ABOVE), stance(0, 0, 'city:N', BELOW)],
    ],
    ['a highwayman too', ['red', 0, 0, 'road:EW'], [stance(0, 0, 'road:EW', ABOVE), stance(0, 0, 'road:EW', BELOW)]],
    ['a monk', ['red', 0, 1, 'cloister'], [stance(0, 1, 'cloister', ALL)]],
    [
      'a farmer gets up on city or road',
      ['red', 0, 0, ABOVE],
      [stance(0, 0, ABOVE, 'city:N'), stance(0, 0, ABOVE, 'road:EW')],
    ],
    ['a farmer becomes a monk', ['red', 0, 1, ALL], [stance(0, 1, ALL, 'cloister')]],
  ])('%s (GIFT-POS-01, GIFT-POS-05)', (_, follower, expected) => {
    // The other knight keeps it a choice.
    const { state } = beginAndPlay({ ...BOARD, followers: [follower, ['red', 0, 0, 'city:N']] }, OPEN);
    const made = offered(state, 'stance').filter(
      ({ cell, on }) => `${cell}${on}` === `${follower.slice(1, 3)}${follower[3]}`,
    );
    expect(made).toEqual(expected);
  });

  it('moves the follower and does nothing else (GIFT-POS-06)', () => {
    const { state, events } = beginAndPlay(
      { ...BOARD, followers: [['red', 0, 0, 'city:N']] },
      OPEN,
      stance(0, 0, 'city:N', BELOW),
    );
    expect(state.followers).toEqual([{ player: 'red', cell: [0, 0], on: BELOW }]);
    expect(state.points).toEqual({});
    expect(state.supply.red?.follower).toBe(6);
    const [event] = eventsOf(events, 'position-changed');
    expect(event).toMatchObject({ cell: [0, 0], from: 'city:N', to: BELOW, rule: 'GIFT-POS-01' });
    expect(event?.also).toEqual(expect.arrayContaining(['GIFT-POS-05', 'GIFT-POS-06']));
  });

  it('may lead to where others are (GIFT-POS-02)', () => {
    const followers: ShortFollower[] = [
      ['red', 0, 0, BELOW],
      ['blue', 0, 0, 'road:EW'],
    ];
    const { state, events } = beginAndPlay({ ...BOARD, followers }, OPEN, stance(0, 0, BELOW, 'road:EW'));
    expect(state.followers.map(({ player, on }) => [player, on])).toEqual([
      ['red', 'road:EW'],
      ['blue', 'road:EW'],
    ]);
    expect(eventsOf(events, 'position-changed')[0]?.also).toContain('GIFT-POS-02');
  });

  it('moves one of two on the same spot', () => {
    const followers: ShortFollower[] = [
      ['red', 0, 1, 'cloister'],
      ['red', 0, 1, 'cloister'],
    ];
    const { state } = beginAndPlay({ ...BOARD, followers }, OPEN);
    expect(state.followers.map(({ on }) => on)).toEqual([ALL, 'cloister']);
  });

  it('can lead to a finished feature if so agreed (GIFT-POS-07)', () => {
    const short: Short = {
      ...BOARD,
      followers: [['red', 1, 1, 'field:NL']],
      options: { gifts: { changePositionToCompleted: true } },
    };
    expect(beginAndPlay(short, OPEN).state.followers).toEqual([{ player: 'red', cell: [1, 1], on: 'city:E' }]);
    const end = beginAndPlay({ ...short, next: ['base/B'], then: 'end' }, OPEN, lay(0, 2), PASS);
    expect(end.state.points).toEqual({});
    expect(end.state.followers).toEqual([]);
    expect(end.state.supply.red?.follower).toBe(7);
    expect(eventsOf(end.events, 'followers-returned')).toMatchObject([{ rule: 'GIFT-POS-07' }]);
  });

  const both: Short = {
    ...BOARD,
    followers: [
      ['red', 0, 0, 'city:N'],
      ['red', 0, 0, ABOVE],
      ['red', 1, 1, 'field:NL'],
      ['blue', 0, 1, 'cloister'],
    ],
  };
  test.each<[string, Choice, string, string]>([
    ['city to road', stance(0, 0, 'city:N', 'road:EW'), 'same-posture', 'GIFT-POS-03'],
    ['field to field', stance(0, 0, ABOVE, BELOW), 'same-posture', 'GIFT-POS-03'],
    ['to where one is', stance(0, 0, 'city:N', 'city:N'), 'same-posture', 'GIFT-POS-03'],
    ['a place on another tile', stance(0, 0, ABOVE, 'cloister'), 'no-such-spot', 'GIFT-POS-05'],
    ['somebody else’s follower', stance(0, 1, 'cloister', ALL), 'no-own-figure', 'GIFT-POS-01'],
    ['nobody', stance(5, 5, 'cloister', ALL), 'no-own-figure', 'GIFT-POS-01'],
    ['a finished city', stance(1, 1, 'field:NL.NR.SL.SR.WL.WR', 'city:E'), 'already-complete', 'GIFT-POS-07'],
    ['no target', { kind: 'stance', cell: [0, 0], on: 'city:N' } as unknown as Choice, 'malformed', 'GIFT-POS-01'],
  ])('refuses %s', (_, choice, reason, rule) => {
    const { state } = beginAndPlay(both, OPEN);
    expect(refusal(state, choice)).toMatchObject({ reason, rule });
  });
});

describe('Change Position with other expansions', () => {
  const shrine: Short = {
    ...BOARD,
    modules: ['gifts', 'shrines', 'abbot'],
    tiles: [
      [0, 0, 'shrine'],
      [1, 0, 'base/B'],
      [0, 1, 'field garden'],
    ],
  };

  it('goes by the general sense of the card (GIFT-POS-04)', () => {
    const { events } = beginAndPlay({ ...shrine, followers: [['red', 0, 0, 'shrine']] }, OPEN);
    expect(eventsOf(events, 'position-changed')[0]?.also).toContain('GIFT-POS-04');
  });

  it('lays no abbot into a field and puts no farmer into a garden', () => {
    const abbot: ShortFollower = ['red', 1, 0, 'cloister', { piece: 'abbot' }];
    const { state } = beginAndPlay(
      { ...shrine, followers: [abbot, ['red', 0, 1, 'field:NL'], ['red', 0, 0, 'shrine'], ['red', 0, 0, 'field:NL']] },
      OPEN,
    );
    expect(offered(state, 'stance').every(({ cell }) => `${cell}` === '0,0')).toBe(true);
    expect(refusal(state, stance(1, 0, 'cloister', ALL))).toMatchObject({
      reason: 'figure-not-allowed',
      rule: 'GIFT-POS-01',
    });
    expect(refusal(state, stance(0, 1, ALL, 'garden'))).toMatchObject({ reason: 'figure-not-allowed' });
  });
});

describe('Change Position on a special monastery (GIFT-X-47)', () => {
  const PRIOR = { as: 'prior' } as const;
  const special: Short = {
    ...BOARD,
    modules: ['gifts', 'monasteries'],
    tiles: [
      [0, 0, 'monastery/1'],
      [1, 0, 'field'],
    ],
    followers: [
      ['red', 0, 0, 'monastery'],
      ['red', 0, 0, 'monastery', PRIOR],
    ],
  };

  it('tells monk and prior apart', () => {
    const { state } = beginAndPlay(special, OPEN);
    const [monk, prior] = [stance(0, 0, 'monastery', ALL), { ...stance(0, 0, 'monastery', ALL), ...PRIOR }];
    expect(offered(state, 'stance')).toEqual([monk, prior]);
    expect(playAll(state, [prior]).state.followers).toEqual([
      { player: 'red', cell: [0, 0], on: 'monastery' },
      { player: 'red', cell: [0, 0], on: ALL },
    ]);
    expect(playAll(state, [monk]).state.followers).toEqual([
      { player: 'red', cell: [0, 0], on: ALL },
      { player: 'red', cell: [0, 0], on: 'monastery', as: 'prior' },
    ]);
  });

  it('refuses a prior that is none', () => {
    const { state } = beginAndPlay(
      {
        ...special,
        followers: [
          ['red', 0, 0, 'field:NL'],
          ['red', 0, 0, 'monastery'],
        ],
      },
      OPEN,
    );
    expect(refusal(state, { ...stance(0, 0, 'monastery', ALL), ...PRIOR })).toMatchObject({
      reason: 'figure-not-allowed',
      rule: 'GIFT-X-47',
    });
  });
});
