/** Which tile lies on which cell: a rectangle of numbers around the tiles, copied when a tile is added. */

export interface Grid {
  readonly x0: number;
  readonly y0: number;
  readonly width: number;
  readonly height: number;
  /** Index of the tile plus one, row by row; 0 where none lies. */
  readonly slots: Int16Array;
}

/** Free cells kept on every side, so that a board that grows is not copied into a new rectangle at each step. */
const MARGIN = 4;

export const EMPTY_GRID: Grid = { x0: 0, y0: 0, width: 0, height: 0, slots: new Int16Array(0) };

/** The index of the tile on a cell, or -1. */
export function tileIndexAt(grid: Grid, x: number, y: number): number {
  const column = x - grid.x0;
  const row = y - grid.y0;
  if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) return -1;
  return (grid.slots[row * grid.width + column] as number) - 1;
}

function grownTo(grid: Grid, x: number, y: number): Grid {
  if (grid.width === 0) {
    const side = 2 * MARGIN + 1;
    return { x0: x - MARGIN, y0: y - MARGIN, width: side, height: side, slots: new Int16Array(side * side) };
  }
  const x0 = x <= grid.x0 ? x - MARGIN : grid.x0;
  const y0 = y <= grid.y0 ? y - MARGIN : grid.y0;
  const right = Math.max(grid.x0 + grid.width, x >= grid.x0 + grid.width - 1 ? x + MARGIN + 1 : 0);
  const bottom = Math.max(grid.y0 + grid.height, y >= grid.y0 + grid.height - 1 ? y + MARGIN + 1 : 0);
  const width = right - x0;
  const slots = new Int16Array(width * (bottom - y0));
  for (let row = 0; row < grid.height; row++) {
    const from = grid.slots.subarray(row * grid.width, (row + 1) * grid.width);
    slots.set(from, (row + grid.y0 - y0) * width + (grid.x0 - x0));
  }
  return { x0, y0, width, height: bottom - y0, slots };
}

/** The grid with one tile more. */
export function withTile(grid: Grid, x: number, y: number, index: number): Grid {
  const inside = x > grid.x0 && y > grid.y0 && x < grid.x0 + grid.width - 1 && y < grid.y0 + grid.height - 1;
  const next = inside ? { ...grid, slots: grid.slots.slice() } : grownTo(grid, x, y);
  next.slots[(y - next.y0) * next.width + (x - next.x0)] = index + 1;
  return next;
}
