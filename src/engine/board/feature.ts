/** Questions about features: which tiles, how complete, who stands on them, how to name them. */
import { type Cell, hasCell, neighbour, ringAround, sameCell } from '../geometry.ts';
import type { FeatureRef, Follower } from '../state.ts';
import { isSecondHalf } from '../tiles/catalogue.ts';
import type { Segment, Spot, Tile } from '../tiles/tile.ts';
import { FORM, type Form, SIDES } from '../words.ts';
import type { Board, Feature } from './board.ts';
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

/** The index of the feature that a piece stands on, or -1 for a lord. */
export function featureUnder(board: Board, { cell, on }: Pick<Follower, 'cell' | 'on'>): number {
  const segment = findSegment(board, cell, on);
  return segment < 0 ? -1 : (board.featureOf[segment] as number);
}

/** The cell by which a tile is known: of one that covers two squares the first (GF-GCA-08). */
export function tileCell(board: Board, cell: Cell): Cell {
  const index = tileIndexAt(board.grid, cell[0], cell[1]);
  const placed = board.placed[index];
  return placed && isSecondHalf(placed.tile) ? (board.placed[index - 1] as { cell: Cell }).cell : cell;
}

/** Row by row. */
export const inReadingOrder = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0];

/** The tiles a feature stands on, each once, row by row: the order of counting (BASE-31, BASE-34). */
export function cellsOf(board: Board, feature: Feature): Cell[] {
  const tiles = new Set(feature.segments.map((segment) => board.tileOf[segment] as number));
  return [...tiles].map((tile) => (board.placed[tile] as { cell: Cell }).cell).sort(inReadingOrder);
}

/** The squares around a cell that hold a tile. */
export const neighboursWithTile = (board: Board, cell: Cell): Cell[] =>
  ringAround(cell).filter(([x, y]) => tileIndexAt(board.grid, x, y) >= 0);

/** The squares that complete a centre: all around the tile it stands on, or around both of them (GF-GCA-04). */
export function surroundings(board: Board, centre: Feature): Cell[] {
  const own = centre.segments.map((segment) => cellOf(board, segment));
  if (own.length === 1) return ringAround(own[0] as Cell);
  const around = own.flatMap(ringAround).filter((cell) => !hasCell(own, cell));
  return around.filter((cell, i) => around.findIndex((other) => sameCell(other, cell)) === i);
}

/** Of these, the squares that hold a tile. */
export const filledAround = (board: Board, centre: Feature): Cell[] =>
  surroundings(board, centre).filter(([x, y]) => tileIndexAt(board.grid, x, y) >= 0);

/** The features of all lines that end at a hub, each once (GF-CAT-05, RUSH-62). */
export function linesAt(board: Board, hub: Feature): number[] {
  const lines = hub.segments.flatMap((segment) => {
    const tile = board.tileOf[segment] as number;
    const first = board.firstSegment[tile] as number;
    return (board.tiles[tile] as Tile).segments.flatMap(({ kind, sides }, i) =>
      FORM[kind] === 'line' && sides.length === 1 ? [board.featureOf[first + i] as number] : [],
    );
  });
  return [...new Set(lines)];
}

/**
 * Complete: no open side, for a centre all squares around it filled, for a hub all lines that end at it complete
 * (BASE-30, 33, 36). Open land never is.
 */
export function isComplete(board: Board, feature: Feature): boolean {
  switch (FORM[feature.kind]) {
    case 'area':
    case 'line':
      return feature.open === 0;
    case 'centre':
      return surroundings(board, feature).every(([x, y]) => tileIndexAt(board.grid, x, y) >= 0);
    case 'hub':
      return linesAt(board, feature).every((line) => board.features[line]?.open === 0);
    case 'open':
      return false;
  }
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

/** The features of these forms that have a segment on the tile with this index. */
function featuresOn(board: Board, index: number, ...forms: readonly Form[]): number[] {
  const first = board.firstSegment[index] as number;
  return (board.tiles[index] as Tile).segments.flatMap(({ kind }, i) =>
    forms.includes(FORM[kind]) ? [board.featureOf[first + i] as number] : [],
  );
}

/** The features beside a tile that end at a side of it that fits everything (GF-ABB-03). */
function closedBeside(board: Board, index: number): number[] {
  const { cell } = board.placed[index] as { cell: Cell };
  return SIDES.flatMap((side, s) => {
    if (board.tiles[index]?.edges[s] !== 'any') return [];
    const [x, y] = neighbour(cell, side);
    const beside = tileIndexAt(board.grid, x, y);
    const segment = board.tiles[beside]?.sideSegment[(s + 2) % 4] ?? -1;
    return segment < 0 ? [] : [board.featureOf[(board.firstSegment[beside] as number) + segment] as number];
  });
}

/** The hubs on the tiles of these lines. */
const hubsAlong = (board: Board, lines: readonly number[]): number[] =>
  lines
    .flatMap((line) => board.features[line]?.segments ?? [])
    .flatMap((segment) => featuresOn(board, board.tileOf[segment] as number, 'hub'));

/**
 * The features that the tile with this index completes: those that reach it, or that something was built on in the same
 * turn, then the centres it surrounds, then the hubs whose last line is complete.
 */
export function completedBy(board: Board, index: number, built: readonly number[] = []): number[] {
  const complete = (feature: number) => isComplete(board, board.features[feature] as Feature);
  const own = [...featuresOn(board, index, 'area', 'line'), ...closedBeside(board, index), ...built].filter(complete);
  const around = ringAround((board.placed[index] as { cell: Cell }).cell).flatMap(([x, y]) => {
    const beside = tileIndexAt(board.grid, x, y);
    return beside < 0 ? [] : featuresOn(board, beside, 'centre');
  });
  const centres = [...featuresOn(board, index, 'centre'), ...around].filter(complete);
  const lines = own.filter((feature) => FORM[(board.features[feature] as Feature).kind] === 'line');
  const hubs = lines.length ? hubsAlong(board, lines).filter(complete) : [];
  return [...new Set([...own, ...centres, ...hubs])];
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
