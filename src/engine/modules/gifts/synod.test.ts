import { describe, expect, it, test } from 'vitest';
import { ringAround } from '../../geometry.ts';
import type { Choice } from '../../state.ts';
import {
  begin,
  beginAndPlay,
  eventsOf,
  lay,
  offered,
  PASS,
  playAll,
  type Short,
  type ShortTile,
} from '../../testdata/positions.ts';
import { decision, refusal } from '../../turn/play.ts';

const OPEN: Choice = { kind: 'open', gift: 'synod' };
const spot = (x: number, y: number, on: string, more: object = {}): Choice => ({
  kind: 'spot',
  cell: [x, y],
  on,
  ...more,
});
const ring = (skip: number): ShortTile[] =>
  ringAround([0, 0])
    .slice(skip)
    .map(([x, y]) => [x, y, 'field']);

/** A cloister that lacks its north-western neighbour, and another that lacks most. */
const BOARD: Short = {
  modules: ['gifts'],
  players: ['red', 'blue', 'green'],
  tiles: [[0, 0, 'cloister'], ...ring(1), [2, 0, 'base/A']],
  parts: { gifts: { held: { red: ['synod'] } } },
  next: ['base/B', 'base/B'],
};

describe('Synod', () => {
  it('offers every monastery that is not finished, empty or not (GIFT-SYN-01, GIFT-SYN-02)', () => {
    const { state } = beginAndPlay({ ...BOARD, followers: [['blue', 0, 0, 'cloister']] }, OPEN);
    expect(decision(state)).toEqual({ kind: 'use-synod', player: 'red', rule: 'GIFT-SYN-01' });
    expect(offered(state, 'spot')).toEqual([spot(0, 0, 'cloister'), spot(2, 0, 'cloister')]);
  });

  it('takes a follower from the supply', () => {
    const { state, events } = beginAndPlay(BOARD, OPEN, spot(2, 0, 'cloister'));
    expect(state.followers).toEqual([{ player: 'red', cell: [2, 0], on: 'cloister' }]);
    expect(state.supply.red?.follower).toBe(6);
    expect(eventsOf(events, 'follower-placed')).toMatchObject([{ cell: [2, 0], rule: 'GIFT-SYN-01', also: [] }]);
  });

  it('says so where others stand already', () => {
    const { events } = beginAndPlay(
      { ...BOARD, followers: [['blue', 0, 0, 'cloister']] },
      OPEN,
      spot(0, 0, 'cloister'),
    );
    expect(eventsOf(events, 'follower-placed')[0]?.also).toEqual(expect.arrayContaining(['GIFT-SYN-02']));
  });

  it('counts when the tile of the same turn finishes the monastery; the majority takes all (GIFT-SYN-04, GIFT-SYN-06)', () => {
    const short: Short = {
      ...BOARD,
      followers: [
        ['blue', 0, 0, 'cloister'],
        ['green', 0, 0, 'cloister'],
        ['red', 0, 0, 'cloister'],
      ],
    };
    const made = [OPEN, spot(0, 0, 'cloister'), lay(-1, -1), PASS];
    const { state, events } = beginAndPlay(short, ...made);
    expect(state.points).toEqual({ red: 9 });
    expect(state.followers).toEqual([]);
    expect(eventsOf(events, 'feature-scored')[0]?.also).toEqual(expect.arrayContaining(['GIFT-SYN-04', 'GIFT-SYN-06']));
    const without = beginAndPlay({ ...short, parts: {} }, ...made.slice(2));
    expect(without.state.points).toEqual({ red: 9, blue: 9, green: 9 });
    expect(eventsOf(without.events, 'feature-scored')[0]?.also).toEqual(expect.arrayContaining(['GIFT-SYN-04']));
  });

  it('leaves the follower of the turn alone (GIFT-SYN-05)', () => {
    const { state } = beginAndPlay(BOARD, OPEN, spot(2, 0, 'cloister'), lay(-1, -1));
    expect(offered(state, 'follower')).toContainEqual({ kind: 'follower', on: 'cloister' });
    const { events } = playAll(state, [{ kind: 'follower', on: 'cloister' }]);
    expect(eventsOf(events, 'follower-placed')[0]?.also).toContain('GIFT-SYN-05');
  });

  it('makes the only choice there is', () => {
    const { state } = beginAndPlay({ ...BOARD, tiles: BOARD.tiles.slice(0, -1) }, OPEN);
    expect(state.followers).toEqual([{ player: 'red', cell: [0, 0], on: 'cloister' }]);
    expect(decision(state)?.kind).toBe('place-tile');
  });

  const finished: Short = {
    ...BOARD,
    tiles: [[0, 0, 'cloister'], ...ring(0), [2, 0, 'base/A'], [3, 0, 'base/B']],
  };
  test.each<[string, Short, Choice, string, string]>([
    ['no such segment', BOARD, spot(2, 0, 'city:N'), 'no-such-spot', 'GIFT-SYN-01'],
    ['the tile in hand', BOARD, spot(5, 5, 'cloister'), 'no-such-spot', 'GIFT-SYN-01'],
    ['a road', BOARD, spot(2, 0, 'road:S'), 'not-monastic', 'GIFT-SYN-01'],
    ['a field', BOARD, spot(1, 0, 'field:NL.NR.EL.ER.SL.SR.WL.WR'), 'not-monastic', 'GIFT-SYN-01'],
    ['a finished one', finished, spot(0, 0, 'cloister'), 'already-complete', 'GIFT-SYN-01'],
    ['an abbot nobody has', BOARD, spot(0, 0, 'cloister', { piece: 'abbot' }), 'figure-not-allowed', 'GIFT-X-16'],
    ['a prior in a cloister', BOARD, spot(0, 0, 'cloister', { as: 'prior' }), 'figure-not-allowed', 'GIFT-X-11'],
    [
      'half a cell',
      BOARD,
      { kind: 'spot', cell: [0], on: 'cloister' } as unknown as Choice,
      'malformed',
      'GIFT-SYN-01',
    ],
  ])('refuses %s', (_, short, choice, reason, rule) => {
    const { state } = beginAndPlay(short, OPEN);
    expect(refusal(state, choice)).toMatchObject({ reason, rule });
  });
});

describe('Synod with other expansions', () => {
  it('cites what a crowd means for priors and for a challenge (GIFT-X-12, GIFT-X-13)', () => {
    const scored = (tile: string, on: string, beside: string, ...modules: NonNullable<Short['modules']>) => {
      const short: Short = {
        ...BOARD,
        modules: ['gifts', ...modules],
        tiles: [[0, 0, tile], ...ring(1).slice(0, -1), [1, 1, beside]],
        followers: [
          ['red', 0, 0, on],
          ['blue', 0, 0, on],
        ],
        parts: {},
        next: ['field', 'field'],
      };
      return eventsOf(beginAndPlay(short, lay(-1, -1), PASS).events, 'feature-scored')[0]?.also;
    };
    expect(scored('monastery', 'monastery', 'field', 'monasteries')).toContain('GIFT-X-12');
    expect(scored('cloister', 'cloister', 'field', 'monasteries')).not.toContain('GIFT-X-12');
    expect(scored('cloister', 'cloister', 'shrine', 'shrines')).toContain('GIFT-X-13');
    expect(scored('shrine', 'shrine', 'cloister', 'shrines')).toContain('GIFT-X-13');
    expect(scored('cloister', 'cloister', 'cloister', 'shrines')).not.toContain('GIFT-X-13');
  });

  const at = (tile: string, ...modules: NonNullable<Short['modules']>): Short => ({
    ...BOARD,
    modules: ['gifts', ...modules],
    tiles: [
      [0, 0, 'base/B'],
      [1, 0, tile],
    ],
  });

  test.each([
    ['shrine', 'shrine', 'shrines'],
    ['church', 'church', 'darmstadt'],
  ] as const)('serves a %s too (GIFT-X-10)', (tile, on, module) => {
    const { events } = beginAndPlay(at(tile, module), OPEN, spot(1, 0, on));
    expect(eventsOf(events, 'follower-placed')).toMatchObject([{ on, also: expect.arrayContaining(['GIFT-X-10']) }]);
  });

  it('serves an abbey, which fills a hole (GIFT-X-10)', () => {
    const around: ShortTile[] = [
      [0, -1, 'field'],
      [-1, 0, 'field'],
      [1, 0, 'field'],
      [0, 1, 'field'],
      [-1, -1, 'field'],
      [1, 1, 'base/B'],
    ];
    const short: Short = { ...BOARD, modules: ['gifts', 'abbey'], supply: { red: { abbey: 0 } } };
    const { state } = beginAndPlay({ ...short, tiles: [[0, 0, 'abbey/abbey'], ...around] }, OPEN);
    expect(offered(state, 'spot')).toContainEqual(spot(0, 0, 'abbey'));
  });

  it('can send the abbot (GIFT-X-16)', () => {
    const { state, events } = beginAndPlay(at('base/B', 'abbot'), OPEN, spot(0, 0, 'cloister', { piece: 'abbot' }));
    expect(state.followers).toEqual([{ player: 'red', cell: [0, 0], on: 'cloister', piece: 'abbot' }]);
    expect(state.supply.red).toMatchObject({ follower: 7, abbot: 0 });
    expect(eventsOf(events, 'follower-placed')[0]?.also).toEqual(expect.arrayContaining(['GIFT-X-16']));
  });

  it('needs the figure that is named (GIFT-SYN-03)', () => {
    const short = { ...at('base/B', 'abbot'), supply: { red: { follower: 0 } } };
    const { state } = beginAndPlay(short, OPEN);
    expect(offered(state, 'spot')).toHaveLength(2);
    expect(refusal(state, spot(0, 0, 'cloister'))).toMatchObject({ reason: 'no-followers-left', rule: 'GIFT-SYN-03' });
  });

  it('does not serve a garden, a hut or a castle', () => {
    const { state } = begin({ ...at('field garden', 'abbot'), tiles: [[0, 0, 'garden']] });
    expect(decision(state)).toMatchObject({ idle: expect.arrayContaining(['synod']) });
  });
});
