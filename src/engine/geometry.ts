/** Cells, sides and quarter turns. x grows to the east, y to the south. */
import { HALVES, type Half, SIDES, type Side, type Turn } from './words.ts';

/** A square of the table: `[x, y]`. */
export type Cell = readonly [x: number, y: number];

/** The table ends here; it bounds what a situation can cost. */
export const MAX_COORDINATE = 127;

export const isOnTable = ([x, y]: Cell): boolean => Math.max(Math.abs(x), Math.abs(y)) <= MAX_COORDINATE;

export const STEP: Readonly<Record<Side, Cell>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** One number per cell, unique while both coordinates stay within ±2047. */
export const cellKey = (x: number, y: number): number => (y + 2048) * 4096 + (x + 2048);

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

export const hasCell = (cells: readonly Cell[], cell: Cell): boolean => cells.some((c) => sameCell(c, cell));

const opposite = (side: Side): Side => OPPOSITE[side];

export const neighbour = ([x, y]: Cell, side: Side): Cell => [x + STEP[side][0], y + STEP[side][1]];

/** `rotateSide('N', 1)` is `'E'`. */
export const rotateSide = (side: Side, turn: number): Side => SIDES[(SIDES.indexOf(side) + turn) % 4] as Side;

/** `rotateHalf('NL', 1)` is `'EL'`. */
export const rotateHalf = (half: Half, turn: Turn): Half => HALVES[(HALVES.indexOf(half) + 2 * turn) % 8] as Half;

/** The half side of the neighbouring tile that lies against this one: `NL` meets `SR`. */
export const facingHalf = (half: Half): Half => `${opposite(half[0] as Side)}${half[1] === 'L' ? 'R' : 'L'}` as Half;

/** The eight squares around a cell, row by row from the north-west. */
export function ringAround([x, y]: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (dx || dy) cells.push([x + dx, y + dy]);
  return cells;
}
