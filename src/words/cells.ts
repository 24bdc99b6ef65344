/** How people name the squares of the board shown: a letter for the column, a number for the row. */
import type { Cell } from '../engine/index.ts';

/** `0` is `A`, `25` is `Z`, `26` is `AA`. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/**
 * Names cells for a board whose north-western square is `origin`: that square is `A1`, the one south of it `A2`.
 * A cell west or north of the board shown has no such name and keeps its coordinates: `(-3, 0)`.
 */
export function cellNames([left, top]: Cell): (cell: Cell) => string {
  return ([x, y]) => (x < left || y < top ? `(${x}, ${y})` : `${columnName(x - left)}${y - top + 1}`);
}
