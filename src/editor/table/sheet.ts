/** The part of the table that is drawn: the board with room around it, so that it can grow without a new sheet each time. */
import type { CellWindow } from '../../drawing/index.ts';
import { type Cell, cellKey, isOnTable, type PlacedTile, SIDES, STEP } from '../../engine/index.ts';

/** So many squares around the board there are always. */
const LEAST = 2;
/** So many there are where a sheet begins or grows. */
const ROOM = 4;

export const grown = ({ x, y, w, h }: CellWindow, by: number): CellWindow => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

const contains = (outer: CellWindow, inner: CellWindow): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

/** The sheet for a board: the one before, as long as there is room on it. */
export function sheetFor(board: CellWindow, before: CellWindow | undefined): CellWindow {
  if (!before) return grown(board, ROOM);
  if (contains(before, grown(board, LEAST))) return before;
  const wanted = grown(board, ROOM);
  const [x, y] = [Math.min(before.x, wanted.x), Math.min(before.y, wanted.y)];
  return {
    x,
    y,
    w: Math.max(before.x + before.w, wanted.x + wanted.w) - x,
    h: Math.max(before.y + before.h, wanted.y + wanted.h) - y,
  };
}

/** The free squares that touch a tile along a side; on an empty table the one in the middle. */
export function freeSquares(tiles: readonly PlacedTile[]): Cell[] {
  if (tiles.length === 0) return [[0, 0]];
  const taken = new Set(tiles.map(({ cell }) => cellKey(...cell)));
  const free = new Map<number, Cell>();
  for (const { cell } of tiles) {
    for (const side of SIDES) {
      const beside: Cell = [cell[0] + STEP[side][0], cell[1] + STEP[side][1]];
      const key = cellKey(...beside);
      if (!taken.has(key) && isOnTable(beside)) free.set(key, beside);
    }
  }
  return [...free.values()];
}
