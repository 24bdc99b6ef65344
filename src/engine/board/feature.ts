/** Questions about features: which tiles, how complete, who stands on them, how to name them. */
import { type Cell, ringAround, sameCell } from '../geometry.ts';
import type { FeatureRef, Follower } from '../state.ts';
import type { Segment, Spot, Tile } from '../tiles/tile.ts';
import { type Board, type Feature, hasSides } from './board.ts';
import { tileIndexAt } from './grid.ts';

export const segmentOf = (board: Board, segment: number): Segment => {
  const tile = board.tileOf[segment] as number;
  return (board.tiles[tile] as Tile).segments[segment - (board.firstSegment[tile] as number)] as Segment;
};

export const cellOf = (board: Board, segment: number): Cell =>
  (board.placed[board.tileOf[segment] as number] as { cell: Cell }).cell;

/** The number of the segment with this spot on this cell, or -1. */
export function findSegment(board: Board, [x, y]: Cell, spot: Spot): number {
  const index = tileIndexAt(board.grid, x, y);
  if (index < 0) return -1;
  const at = (board.tiles[index] as Tile).segments.findIndex((s) => s.spot === spot);
  return at < 0 ? -1 : (board.firstSegment[index] as number) + at;
}

/** The index of the feature that a follower stands on, or -1 for a lord. */
export function featureUnder(board: Board, follower: Follower): number {
  const segment = findSegment(board, follower.cell, follower.on);
  return segment < 0 ? -1 : (board.featureOf[segment] as number);
}

const inReadingOrder = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0];

/** The tiles a feature stands on, each once, row by row: the order of counting (BASE-31, BASE-34). */
export function cellsOf(board: Board, feature: Feature): Cell[] {
  const tiles = new Set(feature.segments.map((segment) => board.tileOf[segment] as number));
  return [...tiles].map((tile) => (board.placed[tile] as { cell: Cell }).cell).sort(inReadingOrder);
}

/** The squares around a cell that hold a tile. */
export const neighboursWithTile = (board: Board, cell: Cell): Cell[] =>
  ringAround(cell).filter(([x, y]) => tileIndexAt(board.grid, x, y) >= 0);

/** Complete: no open side, or for a centre all eight squares around it filled (BASE-30, 33, 36). A field never is. */
export function isComplete(board: Board, feature: Feature): boolean {
  if (hasSides(feature)) return feature.open === 0;
  if (feature.kind !== 'cloister') return false;
  return neighboursWithTile(board, cellOf(board, feature.segments[0] as number)).length === 8;
}

/** A lasting name for a feature: its first segment in reading order. */
export function refOf(board: Board, feature: Feature): FeatureRef {
  const cells = cellsOf(board, feature);
  const first = cells[0] as Cell;
  const index = tileIndexAt(board.grid, first[0], first[1]);
  const from = board.firstSegment[index] as number;
  const to = from + (board.tiles[index] as Tile).segments.length;
  const segment = Math.min(...feature.segments.filter((s) => s >= from && s < to));
  return { kind: feature.kind, cell: first, on: segmentOf(board, segment).spot, cells };
}

/** The index of the feature that a reference names. */
export const featureNamed = (board: Board, { cell, on }: FeatureRef): number =>
  board.featureOf[findSegment(board, cell, on)] as number;

/** Whether two references name the same feature. */
export const sameFeature = (a: FeatureRef, b: FeatureRef): boolean =>
  a.kind === b.kind && a.on === b.on && sameCell(a.cell, b.cell);

/** The features that the tile with this index completes: its own, then cloisters it surrounds. */
export function completedBy(board: Board, index: number): number[] {
  const found: number[] = [];
  const add = (feature: number) => {
    if (!found.includes(feature) && isComplete(board, board.features[feature] as Feature)) found.push(feature);
  };
  const first = board.firstSegment[index] as number;
  (board.tiles[index] as Tile).segments.forEach((segment, i) => {
    if (segment.kind !== 'field') add(board.featureOf[first + i] as number);
  });
  const { cell } = board.placed[index] as { cell: Cell };
  for (const [x, y] of ringAround(cell)) {
    const beside = tileIndexAt(board.grid, x, y);
    if (beside < 0) continue;
    const from = board.firstSegment[beside] as number;
    (board.tiles[beside] as Tile).segments.forEach((segment, i) => {
      if (segment.kind === 'cloister') add(board.featureOf[from + i] as number);
    });
  }
  return found;
}

/** The completed cities that a field touches, as feature indices, each once (BASE-40). */
export function completedCitiesAt(board: Board, field: Feature): number[] {
  const cities = new Set<number>();
  for (const segment of field.segments) {
    const first = board.firstSegment[board.tileOf[segment] as number] as number;
    for (const city of segmentOf(board, segment).touches) cities.add(board.featureOf[first + city] as number);
  }
  return [...cities].filter((city) => isComplete(board, board.features[city] as Feature)).sort((a, b) => a - b);
}
