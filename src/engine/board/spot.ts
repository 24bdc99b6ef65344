/** The names of segments as people write them. */
import type { Cell } from '../geometry.ts';
import type { Spot } from '../tiles/tile.ts';
import { isHalf, isSide } from '../words.ts';
import type { Board } from './board.ts';
import { tileIndexAt } from './grid.ts';

/** The full spot for one that names any side or half side of a segment: `city:N` for `city:NE`; undefined if none. */
export function resolveSpot(board: Board, [x, y]: Cell, on: Spot): Spot | undefined {
  const tile = board.tiles[tileIndexAt(board.grid, x, y)];
  const [kind, where = '', more] = on.split(':');
  return tile?.segments.find((segment) => {
    if (segment.spot === on) return true;
    if (segment.kind !== kind || where === '' || more !== undefined) return false;
    const sides = [...where];
    if (sides.every(isSide)) return sides.every((side) => segment.sides.includes(side));
    return where.split('.').every((half) => isHalf(half) && segment.halves.includes(half));
  })?.spot;
}
