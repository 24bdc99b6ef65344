import { describe, expect, it, test } from 'vitest';
import type { Choice } from '../../state.ts';
import { begin, beginAndPlay, eventsOf, lay, offered, PASS, type Short } from '../../testdata/positions.ts';
import { choices, decision, play, refusal } from '../../turn/play.ts';
import type { Way } from '../../words.ts';

const bridge = (x: number, y: number, way: Way): Choice => ({ kind: 'bridge', cell: [x, y], way });

/** A monastery on field, with a city tile and a road tile beside it. */
const START: Short = {
  modules: ['bridges'],
  tiles: [
    [0, 0, 'base/D'],
    [0, 1, 'base/B'],
    [1, 1, 'base/B'],
  ],
  next: ['base/B', 'base/B'],
};

describe('where a bridge may lie', () => {
  it('is asked after the tile: over it, over a tile beside it, or nowhere (BRIDGE-01, BRIDGE-02)', () => {
    const { state } = beginAndPlay(START, lay(0, 2));
    expect(decision(state)).toEqual({ kind: 'place-bridge', player: 'red', rule: 'BRIDGE-01' });
    expect(choices(state)).toEqual([
      bridge(0, 2, 'NS'),
      bridge(0, 2, 'EW'),
      bridge(0, 1, 'NS'),
      bridge(0, 1, 'EW'),
      PASS,
    ]);
  });

  test.each<[string, Choice, object]>([
    ['an empty square', bridge(0, 3, 'NS'), { reason: 'bridge-too-far', rule: 'BRIDGE-02' }],
    ['a tile that touches the new one at a corner only', bridge(1, 1, 'NS'), { reason: 'bridge-too-far' }],
    ['a tile that does not touch it', bridge(0, 0, 'NS'), { reason: 'bridge-too-far', rule: 'BRIDGE-02' }],
  ])('refuses %s', (_, choice, refused) => {
    expect(refusal(beginAndPlay(START, lay(0, 2)).state, choice)).toMatchObject(refused);
  });

  test.each<[string, Way, string, object | undefined]>([
    ['road to road', 'EW', 'city:N road:EW', { reason: 'bridge-off-field', rule: 'BRIDGE-03' }],
    ['into a city', 'NS', 'city:N road:EW', { reason: 'bridge-off-field', rule: 'BRIDGE-03', also: ['BRIDGE-11'] }],
    ['across a road', 'NS', 'road:EW', undefined],
    ['across a city', 'NS', 'city:EW', undefined],
    ['across a monastery', 'NS', 'cloister', undefined],
  ])('%s: %s over %s', (_, way, tile, refused) => {
    const { state } = beginAndPlay({ modules: ['bridges'], tiles: [[0, 0, tile]], next: ['base/B'] }, lay(0, 1));
    const found = refusal(state, bridge(0, 0, way));
    if (refused) expect(found).toEqual({ ...refused, cells: [[0, 0]] });
    else expect(found).toBeUndefined();
  });

  it('lays one bridge a turn, and one on a tile (BRIDGE-05)', () => {
    const { state } = beginAndPlay(START, lay(0, 2), bridge(0, 1, 'EW'));
    expect(decision(state)).toMatchObject({ kind: 'place-follower' });
    expect(state.supply.red).toMatchObject({ bridge: 2 });
    expect(state.tiles[1]).toMatchObject({ cell: [0, 1], bridge: 'EW' });
    const again = beginAndPlay(
      { ...START, tiles: [[0, 0, 'base/B', 0, 'NS']], supply: { blue: { bridge: 2 } } },
      lay(1, 0),
    );
    expect(refusal(again.state, bridge(0, 0, 'EW'))).toEqual({
      reason: 'bridge-twice',
      rule: 'BRIDGE-05',
      cells: [[0, 0]],
    });
  });

  it('asks nobody without a bridge, nor where none can lie', () => {
    const without = beginAndPlay({ ...START, supply: { red: { bridge: 0 } } }, lay(0, 2));
    expect(decision(without.state)).toMatchObject({ kind: 'place-follower' });
    const nowhere = beginAndPlay({ modules: ['bridges'], tiles: [[0, 0, 'base/D']], next: ['base/D'] }, lay(1, 0));
    expect(decision(nowhere.state)).toMatchObject({ kind: 'place-follower' });
  });

  it('can be left out', () => {
    const { state, events } = beginAndPlay(START, lay(0, 2), PASS);
    expect(eventsOf(events, 'bridge-declined')).toMatchObject([{ player: 'red', rule: 'BRIDGE-01' }]);
    expect(state.supply.red).toMatchObject({ bridge: 3 });
  });
});

describe('a tile that fits with a bridge only (BRIDGE-06)', () => {
  /** `[what, tiles, tile, placement, bridge]` */
  test.each<[string, Short['tiles'], string, [number, number], Choice]>([
    ['its field at a road', [[0, 0, 'base/U']], 'base/B', [0, -1], bridge(0, -1, 'NS')],
    ['its road at a field', [[0, 0, 'base/B']], 'base/U', [0, -1], bridge(0, 0, 'NS')],
    ['its field at the end of a bridge', [[0, 0, 'base/B', 0, 'EW']], 'base/B', [1, 0], bridge(1, 0, 'EW')],
    [
      'its field between two roads',
      [
        [0, 0, 'base/U'],
        [1, 0, 'base/B'],
        [1, 1, 'base/B'],
        [1, 2, 'base/B'],
        [0, 2, 'base/U'],
      ],
      'base/B',
      [0, 1],
      bridge(0, 1, 'NS'),
    ],
  ])('%s: the bridge is placed at once', (_, tiles, tile, [x, y], wanted) => {
    const short: Short = { modules: ['bridges'], tiles, next: [tile], supply: { blue: { bridge: 1 } } };
    const before = begin(short).state;
    expect(offered(before, 'tile')).toContainEqual(lay(x, y));
    const { state, events } = beginAndPlay(short, lay(x, y));
    const { kind: _kind, ...where } = wanted;
    expect(eventsOf(events, 'bridge-placed')).toMatchObject([{ ...where, player: 'red', rule: 'BRIDGE-06' }]);
    expect(decision(state)).toMatchObject({ kind: 'place-follower' });
    expect(state.supply.red).toMatchObject({ bridge: 2 });
  });

  test.each<[string, Partial<Short>]>([
    ['no bridge is left', { supply: { red: { bridge: 0 } } }],
    ['the way over the tile ends at a city', { next: ['city:N'] }],
    [
      'it would take two bridges',
      {
        tiles: [
          [0, 0, 'base/U'],
          [-1, 0, 'base/B'],
          [-1, -1, 'base/U', 1],
        ],
      },
    ],
  ])('is refused where %s', (_, change) => {
    const { state } = begin({ modules: ['bridges'], tiles: [[0, 0, 'base/U']], next: ['base/B'], ...change });
    expect(offered(state, 'tile')).not.toContainEqual(lay(0, -1));
    expect(refusal(state, lay(0, -1))).toMatchObject({ reason: 'edges-differ', rule: 'BASE-12' });
  });

  it('is refused where the tile beside it cannot carry the bridge, or carries one already', () => {
    for (const tile of [[0, 0, 'city:S'] as const, [0, 0, 'base/B', 0, 'EW'] as const]) {
      const { state } = begin({
        modules: ['bridges'],
        tiles: [tile],
        next: ['base/U'],
        supply: { blue: { bridge: 1 } },
      });
      expect(refusal(state, lay(0, -1))).toMatchObject({ reason: 'edges-differ' });
    }
  });

  it('takes no other bridge and no pass', () => {
    const before = begin({ modules: ['bridges'], tiles: [[0, 0, 'base/U']], next: ['base/B'] }).state;
    const { state } = play(before, lay(0, -1), 'wait');
    expect(decision(state)).toEqual({ kind: 'place-bridge', player: 'red', rule: 'BRIDGE-06', needed: [[0, 0]] });
    expect(choices(state)).toEqual([bridge(0, -1, 'NS')]);
    for (const choice of [PASS, bridge(0, -1, 'EW')]) {
      expect(refusal(state, choice)).toEqual({ reason: 'bridge-needed', rule: 'BRIDGE-06', cells: [[0, 0]] });
    }
  });

  it('keeps in the game a tile that fits with a bridge only', () => {
    const short: Short = { modules: ['bridges'], tiles: [[0, 0, 'road:N,E,S,W']], next: ['base/B'] };
    expect(begin(short).state.hand).toBe('base/B');
    expect(begin({ ...short, supply: { red: { bridge: 0 } } }).state.aside).toEqual(['base/B']);
  });
});
