/**
 * The tiles that lie, row by row from the north, as on the table. `-` is an empty cell, `-3` three of them, `.` ends a row.
 * In front of it stands where the first cell lies, unless that is `[0, 0]`.
 */
import type { Cell } from '../engine/index.ts';
import type { BoardDocument } from '../scenario/index.ts';
import { readCell, readCorner, writeCell, writeCorner } from './cells.ts';
import type { Scanner } from './scanner.ts';
import { isTile, readTile, readTurn, writeTile, writeTurn } from './tiles.ts';

export type Laid = BoardDocument['tiles'][number];

/** In reading order, then those that lie where another one does. */
export function inRows(tiles: readonly Laid[]): { readonly rows: readonly Laid[]; readonly more: readonly Laid[] } {
  const sorted = tiles.toSorted(([ax, ay], [bx, by]) => ay - by || ax - bx);
  const lies = (laid: Laid, i: number) => i === 0 || laid[0] !== sorted[i - 1]?.[0] || laid[1] !== sorted[i - 1]?.[1];
  return { rows: sorted.filter(lies), more: sorted.filter((laid, i) => !lies(laid, i)) };
}

const gap = (cells: number): string => (cells > 1 ? `-${cells}` : '-'.repeat(cells));

export function writeRows(rows: readonly Laid[], corner: Cell): string {
  let [, y] = corner;
  let [x] = corner;
  const parts = [writeCorner(corner)];
  for (const [atX, atY, tile, turn] of rows) {
    if (atY > y) {
      parts.push('.'.repeat(atY - y));
      [x] = corner;
      y = atY;
    }
    parts.push(gap(atX - x), writeTile(tile), writeTurn(turn));
    x = atX + 1;
  }
  return parts.join('');
}

/** Puts each tile into `tiles` as soon as it is read. An empty board is nothing at all, no row of gaps. */
export function readRows(from: Scanner, tiles: Laid[]): void {
  from.corner = readCorner(from);
  let [x, y] = from.corner;
  const start = from.at;
  for (;;) {
    const gap = from.take(/-(?:[1-9]\d{0,2})?/y);
    if (gap !== undefined) x += Number(gap.slice(1) || 1);
    else if (from.take(/\./y)) {
      [x] = from.corner;
      y++;
    } else if (from.isAt(isTile)) {
      tiles.push([x, y, readTile(from), readTurn(from)]);
      x++;
    } else break;
  }
  if (tiles.length === 0 && from.at > start) from.stop('unreadable');
}

export const writeMore = (more: readonly Laid[], corner: Cell): string =>
  more.map(([x, y, tile, turn]) => `${writeCell([x, y], corner)}${writeTile(tile)}${writeTurn(turn)}`).join('');

export function readMore(from: Scanner): Laid {
  const [x, y] = readCell(from);
  return [x, y, readTile(from), readTurn(from)];
}
