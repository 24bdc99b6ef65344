/** The board feature by feature, for those who do not see it. */
import {
  boardOf,
  type Cell,
  cellsOf,
  type Feature,
  type FeatureKind,
  featureUnder,
  type GameState,
  isComplete,
  type Player,
  sameCell,
} from '../engine/index.ts';
import { isOpenLand } from '../words/spots.ts';

export interface ListedFeature {
  readonly kind: FeatureKind | 'castle';
  readonly cells: readonly Cell[];
  readonly complete: boolean;
  /** One entry for each follower. */
  readonly followers: readonly Player[];
  /** For a castle: whose it is. */
  readonly owner?: Player;
}

/** Castles, cities, roads and cloisters; of the fields only those with farmers. */
export function featuresOf(state: GameState): ListedFeature[] {
  const board = boardOf(state.tiles);
  const under = state.followers.map((follower) => ({ feature: featureUnder(board, follower), ...follower }));
  const castles = (state.parts.castles?.castles ?? []).map(({ player, cells }): ListedFeature => {
    const lord = state.followers.some(({ on, cell }) => on.startsWith('castle') && sameCell(cell, cells[0]));
    return { kind: 'castle', cells, complete: !lord, followers: lord ? [player] : [], owner: player };
  });
  const isCastle = (cells: readonly Cell[]) =>
    castles.some((castle) => cells.length === 2 && castle.cells.every((c) => cells.some((cell) => sameCell(c, cell))));
  const listed = board.features.flatMap((feature: Feature | undefined, index): ListedFeature[] => {
    if (!feature) return [];
    const followers = under.filter((follower) => follower.feature === index).map(({ player }) => player);
    if (isOpenLand(feature.kind) && followers.length === 0) return [];
    const cells = cellsOf(board, feature);
    if (feature.kind === 'city' && isCastle(cells)) return [];
    return [{ kind: feature.kind, cells, complete: isComplete(board, feature), followers }];
  });
  return [...castles, ...listed];
}
