import { describe, expect, it } from 'vitest';
import { boardOf } from '../../board/board.ts';
import type { Choice } from '../../state.ts';
import { begin, beginAndPlay, castle, eventsOf, lay, offered, PASS, type Short } from '../../testdata/positions.ts';
import { refusal } from '../../turn/play.ts';
import type { Way } from '../../words.ts';

const bridge = (x: number, y: number, way: Way): Choice => ({ kind: 'bridge', cell: [x, y], way });
const follower = (on: string): Choice => ({ kind: 'follower', on });

/** Two road ends with a square between them. */
const GAP: Short = {
  modules: ['bridges'],
  tiles: [
    [-1, 0, 'road:E cloister'],
    [-1, 1, 'base/B'],
    [0, 1, 'base/B'],
    [1, 1, 'base/B'],
    [1, 0, 'road:W cloister'],
  ],
  next: ['base/B'],
};

describe('the road over a bridge', () => {
  it('counts its tile like a road, and may be claimed from the tile just placed (BRIDGE-07, BRIDGE-08)', () => {
    const { state, events } = beginAndPlay(GAP, lay(0, 0), follower('road:EW'));
    expect(eventsOf(events, 'follower-placed')).toMatchObject([
      { on: 'road:EW', also: expect.arrayContaining(['BRIDGE-08']) },
    ]);
    expect(eventsOf(events, 'feature-scored')).toMatchObject([
      {
        value: 3,
        rule: 'BASE-31',
        also: expect.arrayContaining(['BRIDGE-07']),
        standings: [{ player: 'red', points: 3 }],
      },
    ]);
    expect(state.points).toEqual({ red: 3 });
  });

  it('takes no second follower where the road is claimed already', () => {
    const { state } = beginAndPlay({ ...GAP, followers: [['blue', 1, 0, 'road:W']] }, lay(0, 0));
    expect(refusal(state, follower('road:EW'))).toMatchObject({ reason: 'feature-occupied', rule: 'BASE-18' });
    expect(offered(state, 'follower')).toContainEqual(follower('cloister'));
  });

  it('takes no follower on a bridge over a tile beside the new one', () => {
    const short: Short = { modules: ['bridges'], tiles: [[0, 0, 'base/B']], next: ['base/B'] };
    const { state } = beginAndPlay(short, lay(0, 1), bridge(0, 0, 'EW'));
    expect(refusal(state, follower('road:EW'))).toMatchObject({ reason: 'no-such-spot' });
  });

  it('counts a tile once that it passes on the ground and over its bridge (BRIDGE-07)', () => {
    const { state, events } = beginAndPlay(
      {
        modules: ['bridges'],
        tiles: [
          [0, 1, 'road:N cloister'],
          [-1, -1, 'field'],
          [0, -1, 'road:ES'],
          [1, -1, 'road:SW'],
          [1, 0, 'road:NW'],
          [-1, 1, 'field'],
          [-1, 0, 'road:E cloister'],
        ],
        followers: [['blue', 0, 1, 'road:N']],
        next: ['road:NS'],
      },
      lay(0, 0),
      PASS,
    );
    expect(eventsOf(events, 'feature-scored')).toMatchObject([
      { value: 6, also: expect.arrayContaining(['BRIDGE-07', 'BRIDGE-09']) },
    ]);
    expect(state.points).toEqual({ blue: 6 });
  });

  it('is worth a point for each of two roads on one tile (BRIDGE-07)', () => {
    const { events } = beginAndPlay(
      {
        ...GAP,
        tiles: [
          [-1, 0, 'road:E cloister'],
          [-1, 1, 'field'],
          [0, 1, 'road:N cloister'],
          [1, 1, 'field'],
          [1, 0, 'road:W cloister'],
          [1, -1, 'field'],
          [0, -1, 'road:S cloister'],
        ],
        next: ['road:NS'],
      },
      lay(0, 0),
      PASS,
    );
    expect(
      eventsOf(events, 'feature-scored').map(({ value, also = [] }) => [
        value,
        also.filter((rule) => rule.startsWith('BRIDGE')),
      ]),
    ).toEqual([
      [3, ['BRIDGE-09']],
      [3, ['BRIDGE-07']],
    ]);
  });

  it('stays open where it ends at a field, until a bridge leads it on (BRIDGE-10)', () => {
    const short: Short = {
      ...GAP,
      tiles: [
        [-2, 0, 'road:E cloister'],
        [-1, 0, 'field', 0, 'EW'],
        [0, 0, 'field'],
        [1, 0, 'field', 0, 'EW'],
        [2, 0, 'road:W cloister'],
      ],
      followers: [['blue', -2, 0, 'road:E']],
      supply: { blue: { bridge: 1 } },
    };
    const { state, events } = beginAndPlay(short, lay(0, 1), bridge(0, 0, 'EW'), PASS);
    expect(eventsOf(events, 'bridge-placed')).toMatchObject([{ also: ['BRIDGE-02', 'BRIDGE-05'] }]);
    expect(state.points).toEqual({ blue: 5 });
    const ends = beginAndPlay({ ...GAP, tiles: [[0, 0, 'field']] }, lay(0, 1), bridge(0, 1, 'NS'), PASS);
    expect(eventsOf(ends.events, 'bridge-placed')).toMatchObject([{ also: ['BRIDGE-04', 'BRIDGE-10'] }]);
    expect(eventsOf(ends.events, 'feature-scored')).toEqual([]);
  });

  it('divides nothing below it (BRIDGE-09)', () => {
    const board = boardOf(
      begin({ ...GAP, tiles: [[0, 0, 'city:NS', 0, 'EW']], supply: { blue: { bridge: 2 } } }).state.tiles,
    );
    const kinds = board.features.map((feature) => feature?.kind);
    expect(kinds).toEqual(['city', 'field', 'field', 'road']);
    const field = boardOf(
      begin({ ...GAP, tiles: [[0, 0, 'field', 0, 'EW']], supply: { blue: { bridge: 2 } } }).state.tiles,
    );
    expect(field.features.map((feature) => feature?.kind)).toEqual(['field', 'road']);
  });

  it('ends at an abbey beside it', () => {
    const short: Short = {
      modules: ['bridges', 'abbey'],
      tiles: [
        [-1, 0, 'road:E cloister'],
        [0, 0, 'field', 0, 'EW'],
        [0, 1, 'field'],
        [2, 1, 'field'],
        [1, 1, 'field'],
        [2, 0, 'field'],
        [2, -1, 'field'],
        [0, -1, 'field'],
        [1, -1, 'field'],
      ],
      followers: [['blue', -1, 0, 'road:E']],
      supply: { red: { bridge: 0, abbey: 1 }, blue: { bridge: 3 } },
      next: ['base/B'],
    };
    const { state } = beginAndPlay(short, { kind: 'abbey' }, lay(1, 0), PASS);
    expect(state.points).toEqual({ blue: 2 });
  });
});

it('completes nothing a second time on the tile below', () => {
  const { events } = beginAndPlay(
    {
      ...GAP,
      tiles: [
        [0, 0, 'city:S'],
        [0, 1, 'city:N'],
      ],
    },
    lay(1, 0),
    bridge(0, 0, 'EW'),
    PASS,
  );
  expect(eventsOf(events, 'bridge-placed')).toHaveLength(1);
  expect(eventsOf(events, 'feature-scored')).toEqual([]);
});

describe('with other modules', () => {
  it('gives out the gold under its bridge (BRIDGE-12)', () => {
    const { state, events } = beginAndPlay(
      { ...GAP, modules: ['bridges', 'goldmines'], gold: [[-1, 0, 1]], next: ['cloister gold'] },
      lay(0, 0),
      { kind: 'gold', cell: [1, 1] },
      follower('road:EW'),
      { kind: 'take', cell: [0, 0] },
    );
    expect(eventsOf(events, 'gold-claimed')).toMatchObject([{ also: expect.arrayContaining(['BRIDGE-12']) }]);
    expect(state.parts.goldmines?.owned).toEqual({ red: 2 });
    expect(state.parts.goldmines?.onBoard).toEqual([{ cell: [1, 1], count: 1 }]);
  });

  it('triggers a castle that it crosses', () => {
    const short: Short = {
      modules: ['bridges', 'castles'],
      tiles: [
        [0, 0, 'city:S'],
        [0, 1, 'city:N'],
      ],
      castles: [castle('blue', 0, 0)],
      next: ['road:W cloister', 'road:E cloister'],
    };
    const { state, events } = beginAndPlay(short, lay(1, 0), PASS, lay(-1, 0), PASS, PASS);
    expect(eventsOf(events, 'bridge-placed')).toMatchObject([
      { player: 'red', cell: [0, 0], way: 'EW', rule: 'BRIDGE-06', also: ['BRIDGE-02', 'BRIDGE-04'] },
    ]);
    expect(eventsOf(events, 'castle-scored')).toMatchObject([{ player: 'blue', points: 3 }]);
    expect(state.points).toEqual({ blue: 3 });
  });
});
