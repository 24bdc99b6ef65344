/** Where a move points to: a cell, and perhaps a feature on its tile. */
import { type Cell, type GameState, getTile, type PlacedTile, type Spot, sameCell } from '../engine/index.ts';
import { cellOf, isObject, type Move, tidy } from './save.ts';
import { spotOf } from './spots.ts';

export interface Pointer {
  readonly cell: Cell | undefined;
  readonly feature: string;
  readonly location: string;
}

/** A cell alone, or a cell with a feature and where it is on the tile. */
export function pointerOf({ payload }: Move): Pointer {
  const { pointer } = payload;
  const { position, feature, location } = isObject(pointer) ? pointer : { position: pointer };
  return { cell: cellOf(position), feature: tidy(feature), location: tidy(location) };
}

const placedAt = ({ tiles }: GameState, cell: Cell): PlacedTile | undefined =>
  tiles.find((placed) => sameCell(placed.cell, cell));

export function spotAt(state: GameState, { cell, feature, location }: Pointer): Spot | undefined {
  const placed = cell && placedAt(state, cell);
  return placed && spotOf(getTile(placed.tile, placed.turn, placed.bridge), feature, location);
}
