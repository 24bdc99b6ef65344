import { describe, expect, it } from 'vitest';
import type { PlacedTile } from '../../engine/index.ts';
import { freeSquares, sheetFor } from './sheet.ts';

describe('the sheet', () => {
  const board = { x: 0, y: 0, w: 2, h: 1 };
  const first = sheetFor(board, undefined);

  it('has room around the board', () => {
    expect(first).toEqual({ x: -4, y: -4, w: 10, h: 9 });
  });

  it('stays the same object as long as there is room left', () => {
    expect(sheetFor({ x: -2, y: -1, w: 5, h: 3 }, first)).toBe(first);
    expect(sheetFor({ x: 1, y: 0, w: 1, h: 1 }, first)).toBe(first);
  });

  it('grows where there is none, and nowhere else', () => {
    expect(sheetFor({ x: -3, y: 0, w: 5, h: 1 }, first)).toEqual({ x: -7, y: -4, w: 13, h: 9 });
  });
});

describe('free squares', () => {
  const at = (x: number, y: number): PlacedTile => ({ tile: 'base/B', cell: [x, y], turn: 0 });

  it('touch a tile along a side, each once, and lie on the table', () => {
    expect(freeSquares([at(0, 0), at(1, 1)])).toHaveLength(6);
    expect(freeSquares([at(127, 127)])).toEqual([
      [127, 126],
      [126, 127],
    ]);
  });

  it('begin somewhere', () => {
    expect(freeSquares([])).toEqual([[0, 0]]);
  });
});
