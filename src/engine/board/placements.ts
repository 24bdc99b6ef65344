/** Where a tile may be laid next to others: along a whole edge, all touching edges alike (BASE-12, RUSH-23, RUSH-24). */
import { type Cell, neighbour, rotateSide, STEP, sameCell } from '../geometry.ts';
import type { PlacedTile } from '../state.ts';
import { getTile, otherHalf, type TileName } from '../tiles/catalogue.ts';
import type { Tile } from '../tiles/tile.ts';
import { type EdgeKind, SIDES, TURNS } from '../words.ts';
import type { Board } from './board.ts';
import { tileIndexAt } from './grid.ts';
import { halvesOf, type Placement } from './halves.ts';

/**
 * The edge kinds of a tile as bits, two a side; of nothing, and of an edge that fits everything, 0. No board mixes the
 * kinds of two games, so their forms tell them apart.
 */
const KIND_BITS: Readonly<Record<EdgeKind, number>> = {
  any: 0,
  field: 1,
  prairie: 1,
  road: 2,
  track: 2,
  city: 3,
  mountain: 3,
  'german-castle': 3,
};
const codes = new WeakMap<Tile, number>();

function edgeCode(tile: Tile): number {
  let code = codes.get(tile);
  if (code === undefined) {
    code = tile.edges.reduce((bits, kind, side) => bits | (KIND_BITS[kind] << (2 * side)), 0);
    codes.set(tile, code);
  }
  return code;
}

/** The edges that the neighbours of a cell ask for, as bits; 0 on sides without a neighbour. */
function wanted(board: Board, x: number, y: number): number {
  let code = 0;
  for (let s = 0; s < 4; s++) {
    const [dx, dy] = STEP[SIDES[s] as 'N'];
    const index = tileIndexAt(board.grid, x + dx, y + dy);
    if (index < 0) continue;
    const facing = (edgeCode(board.tiles[index] as Tile) >> (2 * ((s + 2) % 4))) & 3;
    code |= facing << (2 * s);
  }
  return code;
}

/** The bits of all sides that are asked for at all. */
const maskOf = (code: number): number => {
  const used = (code | (code >> 1)) & 0x55;
  return used | (used << 1);
};

const turnsOf = (name: TileName): readonly number[] => TURNS.map((turn) => edgeCode(getTile(name, turn)));

const isFree = (board: Board, [x, y]: Cell): boolean => tileIndexAt(board.grid, x, y) < 0;

/** Every placement beside a tile, whatever the edges: for one that covers two squares with either half on the frontier. */
export function freePlacements(board: Board, name: TileName): Placement[] {
  const isTwo = otherHalf(name) !== undefined;
  const found: Placement[] = [];
  for (const turn of TURNS) {
    const away = rotateSide('N', turn);
    for (let i = 0; i < board.frontier.length; i += 2) {
      const at: Cell = [board.frontier[i] as number, board.frontier[i + 1] as number];
      for (const cell of isTwo ? [at, neighbour(at, away)] : [at]) {
        if (isTwo && found.some((one) => one.turn === turn && sameCell(one.cell, cell))) continue;
        const placement: Placement = { cell, turn };
        if (halvesOf(name, placement).every((half) => !half || isFree(board, half.cell))) found.push(placement);
      }
    }
  }
  return found;
}

const placementsOfTwo = (board: Board, name: TileName): Placement[] =>
  freePlacements(board, name).filter((placement) => mismatches(board, name, placement).length === 0);

/** All legal placements of a tile. */
export function placementsOf(board: Board, name: TileName): Placement[] {
  if (otherHalf(name) !== undefined) return placementsOfTwo(board, name);
  const turns = turnsOf(name);
  const found: Placement[] = [];
  for (let i = 0; i < board.frontier.length; i += 2) {
    const x = board.frontier[i] as number;
    const y = board.frontier[i + 1] as number;
    const code = wanted(board, x, y);
    const mask = maskOf(code);
    for (const turn of TURNS) {
      const own = turns[turn] as number;
      if (((own ^ code) & mask & maskOf(own)) === 0) found.push({ cell: [x, y], turn });
    }
  }
  return found;
}

/** Whether a tile fits anywhere by its edges (BASE-14). */
export function fitsSomewhere(board: Board, name: TileName): boolean {
  if (otherHalf(name) !== undefined) return placementsOfTwo(board, name).length > 0;
  const turns = turnsOf(name);
  for (let i = 0; i < board.frontier.length; i += 2) {
    const code = wanted(board, board.frontier[i] as number, board.frontier[i + 1] as number);
    const mask = maskOf(code);
    if (turns.some((own) => ((own ^ code) & mask & maskOf(own)) === 0)) return true;
  }
  return false;
}

/** Whether two edges can lie against each other. */
export const edgesMatch = (a: EdgeKind | undefined, b: EdgeKind | undefined): boolean =>
  a === b || a === 'any' || b === 'any';

/** The neighbouring cells whose touching edge differs from the tile's; empty where it fits. */
export function mismatches(board: Board, name: TileName, placement: Placement): Cell[] {
  return halvesOf(name, placement).flatMap((half) => (half ? mismatchesOf(board, half) : []));
}

/** The same for one tile as it lies, or is to lie. */
export function mismatchesOf(board: Board, { tile: name, cell, turn, bridge }: PlacedTile): Cell[] {
  const tile = getTile(name, turn, bridge);
  return SIDES.filter((side, s) => {
    const [x, y] = neighbour(cell, side);
    const index = tileIndexAt(board.grid, x, y);
    return index >= 0 && !edgesMatch(board.tiles[index]?.edges[(s + 2) % 4], tile.edges[s]);
  }).map((side) => neighbour(cell, side));
}

/** Whether a cell touches a tile along an edge. */
export const touchesATile = (board: Board, cell: Cell): boolean =>
  SIDES.some((side) => {
    const [x, y] = neighbour(cell, side);
    return tileIndexAt(board.grid, x, y) >= 0;
  });
