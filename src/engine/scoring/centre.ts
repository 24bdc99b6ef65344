/** What stands in the middle of a tile and is worth the tiles around it. */
import type { Board, Feature } from '../board/board.ts';
import { cellOf, filledAround, inReadingOrder } from '../board/feature.ts';
import type { Cell } from '../geometry.ts';
import type { FeatureRule, RuleModule } from '../modules/module.ts';
import type { FeatureKind, RuleId } from '../words.ts';
import { item } from './items.ts';

/** The tile, or the two, that it stands on and the tiles around, row by row. */
export const withSurroundings = (board: Board, centre: Feature): Cell[] =>
  [...centre.segments.map((segment) => cellOf(board, segment)), ...filledAround(board, centre)].sort(inReadingOrder);

/** Scores as a cloister does: one point for its own tile and for each around it; its gold lies on the same tiles. */
export const centreRule = (complete: RuleId, incomplete: RuleId): FeatureRule => ({
  items: ({ board, feature }) => [item('tiles', 1, withSurroundings(board, feature))],
  rule: (scoring) => (scoring.complete ? complete : incomplete),
  reach: ({ board, feature }) => withSurroundings(board, feature),
});

/** The rules by which a figure comes to stand on such a centre and by which it gives out gold, where either happens. */
export const centreCites =
  (kind: FeatureKind, placing: RuleId, gold: RuleId): NonNullable<RuleModule['also']> =>
  (_, event) => {
    if (event.kind === 'follower-placed') return event.on === kind ? [placing] : [];
    if (event.kind !== 'gold-claimed') return [];
    return event.claims.some(({ because }) => because.some((feature) => feature.kind === kind)) ? [gold] : [];
  };
