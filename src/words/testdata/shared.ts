/** Cells, features and claims that the samples share. */
import type { Cell, Claim, FeatureRef, Player, PointItem, ScoredKind } from '../../engine/index.ts';

/** A list that is not empty. */
export type Some<T> = readonly [T, ...T[]];

export const castleCells: readonly Cell[] = [
  [1, 0],
  [1, 1],
];

/** Where on its tile a feature lies that does not stand in the middle. */
const SPOTS: Readonly<Partial<Record<ScoredKind, string>>> = {
  city: ':NE',
  road: ':EW',
  field: ':EL.WR',
  'german-castle': ':W',
  mountain: ':NE',
  track: ':EW',
  prairie: ':EL.WR',
};

export const feature = (kind: ScoredKind, cells: readonly Cell[] = [[2, 1]]): FeatureRef => ({
  kind,
  cell: cells[0] as Cell,
  on: `${kind}${SPOTS[kind] ?? ''}`,
  cells,
});

export const tiles = (count: number, each: number): PointItem => ({
  what: 'tiles',
  count,
  each,
  points: count * each,
  cells: Array.from({ length: count }, (_, i): Cell => [i, 0]),
});

const claim = (player: Player, cell: Cell, ...kinds: ScoredKind[]): Claim => ({
  player,
  cell,
  because: kinds.map((kind) => feature(kind)),
});

export const claims: readonly Claim[] = [
  claim('blue', [2, 1], 'city'),
  claim('blue', [2, 3], 'city'),
  claim('red', [2, 1], 'castle'),
];

export const items: { readonly [W in PointItem['what']]: PointItem } = {
  tiles: tiles(4, 2),
  shields: { what: 'shields', count: 1, each: 2, points: 2, cells: [] },
  cities: { what: 'cities', count: 2, each: 3, points: 6, cells: [] },
  castles: { what: 'castles', count: 1, each: 4, points: 4, cells: [] },
  gold: { what: 'gold', count: 7, each: 3, points: 21, cells: [] },
  feature: { what: 'feature', count: 1, each: 8, points: 8, cells: [] },
  bonus: { what: 'bonus', count: 1, each: 3, points: 3, cells: [] },
  followers: { what: 'followers', count: 3, each: 2, points: 6, cells: [] },
  gifts: { what: 'gifts', count: 2, each: 2, points: 4, cells: [] },
  empty: { what: 'empty', count: 5, each: 1, points: 5, cells: [] },
  line: { what: 'line', count: 10, each: 1, points: 10, cells: [] },
  mist: { what: 'mist', count: 6, each: 2, points: 12, cells: [] },
  nuggets: { what: 'nuggets', count: 7, each: 1, points: 7, cells: [] },
  railroads: { what: 'railroads', count: 3, each: 3, points: 9, cells: [] },
  towns: { what: 'towns', count: 2, each: 1, points: 2, cells: [] },
  camps: { what: 'camps', count: 3, each: 2, points: 6, cells: [] },
  herds: { what: 'herds', count: 2, each: 4, points: 8, cells: [] },
  tokens: { what: 'tokens', count: 1, each: 5, points: 5, cells: [] },
  bid: { what: 'bid', count: 1, each: 3, points: 3, cells: [] },
};
