/**
 * The board as a whole: which segments are joined to which features.
 *
 * It is derived from the list of placed tiles and never part of a state; it is remembered beside the list, and laying a
 * tile makes a new board out of the one before. Segments have running numbers in the order in which tiles were laid;
 * `featureOf` leads from a segment to its feature. Nothing here is ever changed in place.
 */
import { facingHalf, isOnTable, STEP } from '../geometry.ts';
import type { PlacedTile } from '../state.ts';
import { getTile } from '../tiles/catalogue.ts';
import type { Segment, Tile } from '../tiles/tile.ts';
import { type FeatureKind, HALVES, SIDES, type Way } from '../words.ts';
import { EMPTY_GRID, type Grid, tileIndexAt, withTile } from './grid.ts';

/** Segments that are joined, perhaps over many tiles. */
export interface Feature {
  readonly kind: FeatureKind;
  /** Numbers of its segments. */
  readonly segments: readonly number[];
  /** Sides of areas and lines that nothing continues or closes yet. */
  readonly open: number;
}

export interface Board {
  readonly placed: readonly PlacedTile[];
  /** Each placed tile as it lies. */
  readonly tiles: readonly Tile[];
  /** For each placed tile, the number of its first segment. */
  readonly firstSegment: readonly number[];
  /** For each segment, the index of its tile. */
  readonly tileOf: readonly number[];
  /** For each segment, the index of its feature. */
  readonly featureOf: readonly number[];
  /** Features that were joined into others leave a gap. */
  readonly features: readonly (Feature | undefined)[];
  readonly grid: Grid;
  /** Empty cells of the table that touch a tile, as x and y in turn. */
  readonly frontier: readonly number[];
}

export const EMPTY_BOARD: Board = {
  placed: [],
  tiles: [],
  firstSegment: [],
  tileOf: [],
  featureOf: [],
  features: [],
  grid: EMPTY_GRID,
  frontier: [],
};

/** For each half side the one that faces it on the neighbour, as indices into `HALVES`. */
const FACING = HALVES.map((half) => HALVES.indexOf(facingHalf(half)));

/** The board while one tile is being laid. */
class Joining {
  readonly featureOf: number[];
  readonly features: (Feature | undefined)[];

  constructor(board: Board) {
    this.featureOf = board.featureOf.slice();
    this.features = board.features.slice();
  }

  add(segment: Segment): void {
    this.features.push({
      kind: segment.kind,
      segments: [this.featureOf.length],
      open: segment.sides.length,
    });
    this.featureOf.push(this.features.length - 1);
  }

  /** Ends a segment at a side that fits everything. */
  close(segment: number): void {
    const index = this.featureOf[segment] as number;
    const feature = this.features[index] as Feature;
    this.features[index] = { ...feature, open: feature.open - 1 };
  }

  /** Joins the features of two segments; `sides` is how many open sides that uses up. */
  join(a: number, b: number, sides: number): void {
    const indexA = this.featureOf[a] as number;
    const indexB = this.featureOf[b] as number;
    const featureA = this.features[indexA] as Feature;
    const featureB = this.features[indexB] as Feature;
    if (indexA === indexB) {
      if (sides) this.features[indexA] = { ...featureA, open: featureA.open - sides };
      return;
    }
    const aIsLarger = featureA.segments.length >= featureB.segments.length;
    const [keep, gone] = aIsLarger ? [indexA, indexB] : [indexB, indexA];
    const [large, small] = aIsLarger ? [featureA, featureB] : [featureB, featureA];
    this.features[keep] = {
      kind: large.kind,
      segments: large.segments.concat(small.segments),
      open: large.open + small.open - sides,
    };
    this.features[gone] = undefined;
    for (const segment of small.segments) this.featureOf[segment] = keep;
  }
}

function frontierAfter(board: Board, grid: Grid, x: number, y: number): number[] {
  const frontier: number[] = [];
  const old = board.frontier;
  for (let i = 0; i < old.length; i += 2) {
    if (old[i] !== x || old[i + 1] !== y) frontier.push(old[i] as number, old[i + 1] as number);
  }
  for (const side of SIDES) {
    const nx = x + STEP[side][0];
    const ny = y + STEP[side][1];
    if (tileIndexAt(grid, nx, ny) >= 0 || !isOnTable([nx, ny])) continue;
    let known = false;
    for (let i = 0; i < old.length; i += 2) if (old[i] === nx && old[i + 1] === ny) known = true;
    if (!known) frontier.push(nx, ny);
  }
  return frontier;
}

/** The board with one tile more. The cell must be empty; edges are not checked. */
export function lay(board: Board, placed: PlacedTile): Board {
  const tile = getTile(placed.tile, placed.turn, placed.bridge);
  const [x, y] = placed.cell;
  const index = board.tiles.length;
  const first = board.featureOf.length;
  const joining = new Joining(board);
  for (const segment of tile.segments) joining.add(segment);

  SIDES.forEach((side, s) => {
    const beside = tileIndexAt(board.grid, x + STEP[side][0], y + STEP[side][1]);
    if (beside < 0) return;
    const other = board.tiles[beside] as Tile;
    const otherFirst = board.firstSegment[beside] as number;
    const mine = tile.sideSegment[s] as number;
    const theirs = other.sideSegment[(s + 2) % 4] as number;
    if (mine >= 0 && theirs >= 0) {
      const sameKind = tile.segments[mine]?.kind === other.segments[theirs]?.kind;
      if (sameKind) joining.join(first + mine, otherFirst + theirs, 2);
    } else if (theirs >= 0 && tile.edges[s] === 'any') joining.close(otherFirst + theirs);
    else if (mine >= 0 && other.edges[(s + 2) % 4] === 'any') joining.close(first + mine);
    for (let half = 2 * s; half < 2 * s + 2; half++) {
      const field = tile.halfSegment[half] as number;
      const otherField = other.halfSegment[FACING[half] as number] as number;
      if (field >= 0 && otherField >= 0) joining.join(first + field, otherFirst + otherField, 0);
    }
  });

  const grid = withTile(board.grid, x, y, index);
  return {
    placed: [...board.placed, placed],
    tiles: [...board.tiles, tile],
    firstSegment: [...board.firstSegment, first],
    tileOf: board.tileOf.concat(tile.segments.map(() => index)),
    featureOf: joining.featureOf,
    features: joining.features,
    grid,
    frontier: frontierAfter(board, grid, x, y),
  };
}

const remembered = new WeakMap<readonly PlacedTile[], Board>();

/** The board of a list of placed tiles. */
export function boardOf(placed: readonly PlacedTile[]): Board {
  let board = remembered.get(placed);
  if (!board) {
    board = placed.reduce(lay, EMPTY_BOARD);
    remembered.set(placed, board);
  }
  return board;
}

/** The list with one tile more; its board comes from the board before. */
export function withPlaced(placed: readonly PlacedTile[], tile: PlacedTile): readonly PlacedTile[] {
  const board = lay(boardOf(placed), tile);
  remembered.set(board.placed, board);
  return board.placed;
}

/** The list with a bridge over one of its tiles. */
export const withBridge = (placed: readonly PlacedTile[], index: number, bridge: Way): readonly PlacedTile[] =>
  placed.map((tile, i) => (i === index ? { ...tile, bridge } : tile));
