import { type Cell, neighbour, rotateSide } from '../geometry.ts';
import type { PlacedTile } from '../state.ts';
import { otherHalf, type TileName } from '../tiles/catalogue.ts';
import type { Turn } from '../words.ts';

/** Where a tile is laid, and how it is turned. */
export interface Placement {
  readonly cell: Cell;
  readonly turn: Turn;
}

/**
 * The tiles that come to lie: one, or for a tile that covers two squares its two halves. Its second half lies south of
 * the first while it is not turned.
 */
export function halvesOf(tile: TileName, { cell, turn }: Placement): readonly [PlacedTile, PlacedTile?] {
  const second = otherHalf(tile);
  if (second === undefined) return [{ tile, cell, turn }];
  return [
    { tile, cell, turn },
    { tile: second, cell: neighbour(cell, rotateSide('S', turn)), turn },
  ];
}
