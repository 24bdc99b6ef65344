/** Where a tile may be laid: next to another along a whole edge, all touching edges alike (BASE-12). */
import { type Cell, neighbour, STEP } from '../geometry.ts';
import { getTile, type TileName } from '../tiles/catalogue.ts';
import type { Tile } from '../tiles/tile.ts';
import { SIDES, TURNS, type Turn } from '../words.ts';
import type { Board } from './board.ts';
import { tileIndexAt } from './grid.ts';

export interface Placement {
  readonly cell: Cell;
  readonly turn: Turn;
}

/** The edge kinds of a tile as bits, two a side; of nothing, 0. */
const KIND_BITS = { field: 1, road: 2, city: 3 } as const;
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

/** All legal placements of a tile. */
export function placementsOf(board: Board, name: TileName): Placement[] {
  const turns = turnsOf(name);
  const found: Placement[] = [];
  for (let i = 0; i < board.frontier.length; i += 2) {
    const x = board.frontier[i] as number;
    const y = board.frontier[i + 1] as number;
    const code = wanted(board, x, y);
    const mask = maskOf(code);
    for (const turn of TURNS) if ((((turns[turn] as number) ^ code) & mask) === 0) found.push({ cell: [x, y], turn });
  }
  return found;
}

/** Whether a tile fits anywhere (BASE-14). */
export function fitsSomewhere(board: Board, name: TileName): boolean {
  const turns = turnsOf(name);
  for (let i = 0; i < board.frontier.length; i += 2) {
    const code = wanted(board, board.frontier[i] as number, board.frontier[i + 1] as number);
    const mask = maskOf(code);
    if (turns.some((turn) => ((turn ^ code) & mask) === 0)) return true;
  }
  return false;
}

/** The neighbouring cells whose touching edge differs from the tile's; empty where it fits. */
export function mismatches(board: Board, name: TileName, { cell, turn }: Placement): Cell[] {
  const tile = getTile(name, turn);
  return SIDES.filter((side, s) => {
    const [x, y] = neighbour(cell, side);
    const index = tileIndexAt(board.grid, x, y);
    return index >= 0 && board.tiles[index]?.edges[(s + 2) % 4] !== tile.edges[s];
  }).map((side) => neighbour(cell, side));
}

/** Whether a cell touches a tile along an edge. */
export const touchesATile = (board: Board, cell: Cell): boolean =>
  SIDES.some((side) => {
    const [x, y] = neighbour(cell, side);
    return tileIndexAt(board.grid, x, y) >= 0;
  });
