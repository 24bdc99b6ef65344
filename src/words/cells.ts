/** How people name the squares of the board shown: a letter for the column, a number for the row. */
import type { Cell } from '../engine/index.ts';

/** `0` is `A`, `25` is `Z`, `26` is `AA`. West of `A` is `Z` again, then `Y`: a board that grows keeps its names. */
export function columnName(index: number): string {
  if (index < 0) return columnName(index + 26);
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/**
 * Names all cells around `origin`, which is `A1`, also those to which the board only grows: `A0` and `A−1` are north of
 * it, `Z1` is west.
 */
export const grownCellNames =
  ([left, top]: Cell) =>
  ([x, y]: Cell): string =>
    `${columnName(x - left)}${y - top + 1}`.replace('-', '\u2212');

/**
 * Names cells for a board whose north-western square is `origin`: that square is `A1`, the one south of it `A2`.
 * A cell west or north of the board shown has no such name and keeps its coordinates: `(-3, 0)`.
 */
export function cellNames([left, top]: Cell): (cell: Cell) => string {
  const name = grownCellNames([left, top]);
  return ([x, y]) => (x < left || y < top ? `(${x}, ${y})` : name([x, y]));
}
