/** Shrines and cloisters side by side or corner to corner, and how many of them there may be (GF-SHR-02). */
import { type Board, boardOf } from '../../board/board.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { type Cell, ringAround } from '../../geometry.ts';
import type { Situation, SituationProblem } from '../../situation.ts';
import type { FeatureRef, GameState, Refusal } from '../../state.ts';
import { getTile, type TileName } from '../../tiles/catalogue.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type FeatureKind, MONASTIC, type ScoredKind } from '../../words.ts';

/** An abbey, a church and a special monastery are cloisters here as well. */
export const isBuilding = (kind: ScoredKind): boolean => (MONASTIC as ReadonlySet<ScoredKind>).has(kind);

const buildingOn = (tile: Tile | undefined): FeatureKind | undefined =>
  tile?.segments.find(({ kind }) => isBuilding(kind))?.kind;

/** Around a building of this kind on this cell, those of the other sort. */
export function rivalsAround(board: Board, kind: ScoredKind, cell: Cell): Cell[] {
  return ringAround(cell).filter(([x, y]) => {
    const other = buildingOn(board.tiles[tileIndexAt(board.grid, x, y)]);
    return other !== undefined && (other === 'shrine') !== (kind === 'shrine');
  });
}

/** The features that challenge this one, if both are occupied (GF-SHR-03). */
export function rivalsOf(board: Board, { kind, cell }: FeatureRef): number[] {
  return rivalsAround(board, kind, cell).map(([x, y]) => {
    const index = tileIndexAt(board.grid, x, y);
    const at = (board.tiles[index] as Tile).segments.findIndex((segment) => isBuilding(segment.kind));
    return board.featureOf[(board.firstSegment[index] as number) + at] as number;
  });
}

/** A placement must leave every shrine with one cloister at most, and every cloister with one shrine. */
export function bars(state: GameState, name: TileName, { cell }: { readonly cell: Cell }): Refusal | undefined {
  const kind = buildingOn(getTile(name));
  if (!kind) return undefined;
  const board = boardOf(state.tiles);
  const rivals = rivalsAround(board, kind, cell);
  const theirs = rivals.flatMap((rival) => rivalsAround(board, kind === 'shrine' ? 'cloister' : 'shrine', rival));
  if (rivals.length < 2 && theirs.length === 0) return undefined;
  return { reason: 'too-many-rivals', rule: 'GF-SHR-02', cells: [cell, ...rivals] };
}

/** The tiles of a written situation that could not have come to lie there. */
export function judge({ tiles }: Situation, board: Board): SituationProblem[] {
  return tiles.flatMap(({ tile, cell }, i): SituationProblem[] => {
    const kind = buildingOn(getTile(tile));
    const rivals = kind ? rivalsAround(board, kind, cell) : [];
    if (rivals.length < 2) return [];
    return [{ reason: 'too-many-rivals', at: `tiles[${i}]`, rule: 'GF-SHR-02', cells: [cell, ...rivals] }];
  });
}
