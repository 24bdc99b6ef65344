/** Questions about mountains on the board. */
import type { Board, Feature } from '../../board/board.ts';
import { cellOf, featureUnder, isComplete, segmentOf } from '../../board/feature.ts';
import { resolveSpot } from '../../board/spot.ts';
import { type Cell, sameCell } from '../../geometry.ts';
import type { GameState, PlacedTile } from '../../state.ts';
import type { Place } from './part.ts';

/** Every piece of mountain on the board. */
export const mountainPlaces = ({ placed, tiles }: Board): Place[] =>
  tiles.flatMap(({ segments }, i) => {
    const { cell } = placed[i] as PlacedTile;
    return segments.filter(({ kind }) => kind === 'mountain').map(({ spot: on }) => ({ cell, on }));
  });

/** The indices of the mountains on a tile. */
export const mountainAt = (board: Board, at: Cell): number[] =>
  mountainPlaces(board)
    .filter(({ cell }) => sameCell(cell, at))
    .map((place) => featureUnder(board, place));

export const mountainUnder = (board: Board, place: Place): Feature =>
  board.features[featureUnder(board, place)] as Feature;

/** Whether the mountain there is complete. */
export const isDone = (board: Board, place: Place): boolean => isComplete(board, mountainUnder(board, place));

/** Whether the tile of this turn is part of the mountain there. */
export function isNew({ record }: GameState, board: Board, place: Place): boolean {
  const { cell } = record.placed as PlacedTile;
  return mountainUnder(board, place).segments.some((segment) => sameCell(cellOf(board, segment), cell));
}

/** The segment of a mountain that was laid first. */
export function firstPlace(board: Board, mountain: Feature): Place {
  const first = Math.min(...mountain.segments);
  return { cell: cellOf(board, first), on: segmentOf(board, first).spot };
}

/** The index of the mountain that a written place names, if it is one that is not complete. */
export function openMountain(board: Board, { cell, on }: Place): number | undefined {
  const index = featureUnder(board, { cell, on: resolveSpot(board, cell, on) ?? on });
  const feature = board.features[index];
  return feature?.kind === 'mountain' && !isComplete(board, feature) ? index : undefined;
}
