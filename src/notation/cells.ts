/**
 * Cells as readers see them: the column a letter, the row a number. `a1` is the north-western cell of all that a document
 * mentions; from column 27 on each `Z` in front counts 26 columns more.
 */
import type { Cell } from '../engine/index.ts';
import type { Codec } from './codec.ts';
import type { Scanner } from './scanner.ts';

const COLUMNS = 26;
const A = 97;

/** A lower-case letter before a digit begins a cell, wherever one is possible. */
export const isCell = /Z|[a-z]\d/y;
const CELL = /Z{0,9}[a-z][1-9]\d{0,2}/y;

export const writeCell = ([x, y]: Cell, [left, top]: Cell): string => {
  const column = x - left;
  return `${'Z'.repeat(Math.floor(column / COLUMNS))}${String.fromCharCode(A + (column % COLUMNS))}${y - top + 1}`;
};

export function readCell(from: Scanner): Cell {
  const text = from.need(CELL);
  const letter = text.search(/[a-z]/);
  const [left, top] = from.corner;
  return [left + COLUMNS * letter + text.charCodeAt(letter) - A, top + Number(text.slice(letter + 1)) - 1];
}

export const isCellValue = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

export const cell: Codec = {
  write: (value, corner) => (isCellValue(value) ? writeCell(value, corner) : undefined),
  read: readCell,
};

/** Where `a1` lies, seen from `[0, 0]`: `w3n2` is three cells west and two north. Nothing for `[0, 0]` itself. */
export const writeCorner = ([x, y]: Cell): string =>
  [x && `${x < 0 ? 'w' : 'e'}${Math.abs(x)}`, y && `${y < 0 ? 'n' : 's'}${Math.abs(y)}`].filter(Boolean).join('');

export function readCorner(from: Scanner): Cell {
  const along = (pattern: RegExp, back: string) => {
    const text = from.take(pattern);
    if (text === undefined) return 0;
    const steps = Number(text.slice(1));
    return text.startsWith(back) ? -steps : steps;
  };
  return [along(/[we][1-9]\d{0,2}/y, 'w'), along(/[ns][1-9]\d{0,2}/y, 'n')];
}

/** The north-western corner of everything that is called a cell anywhere in a value. */
export function cornerOf(cells: Iterable<Cell>): Cell {
  let corner: Cell | undefined;
  for (const [x, y] of cells) corner = corner ? [Math.min(corner[0], x), Math.min(corner[1], y)] : [x, y];
  return corner ?? [0, 0];
}

/** What stands under `cell` or `cells`, however deep. */
export function* cellsIn(value: unknown): Generator<Cell> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    if (key === 'cell' && isCellValue(entry)) yield entry;
    else if (key === 'cells' && Array.isArray(entry)) yield* entry.filter(isCellValue);
    else yield* cellsIn(entry);
  }
}
