/** The castle of Mists over Carcassonne: GF-MIST. That it gives out gold is only in one list. */
import type { Board, Feature } from '../../board/board.ts';
import { cellOf } from '../../board/feature.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { sameCell } from '../../geometry.ts';
import { withSurroundings } from '../../scoring/centre.ts';
import { item } from '../../scoring/items.ts';
import type { FeatureRule, RuleModule } from '../module.ts';
import { box } from './box.ts';

/** The castle's own tile and those with mist around it (GF-MIST-02). */
function mistCells(board: Board, castle: Feature) {
  const own = cellOf(board, castle.segments[0] as number);
  return withSurroundings(board, castle).filter((cell) => {
    const tile = board.tiles[tileIndexAt(board.grid, cell[0], cell[1])];
    return sameCell(cell, own) || tile?.marks.includes('mist');
  });
}

const castle: FeatureRule = {
  items: ({ board, feature, complete }) => [item('mist', complete ? 2 : 1, mistCells(board, feature))],
  rule: ({ complete }) => (complete ? 'GF-MIST-02' : 'GF-MIST-03'),
  reach: ({ state, board, feature }) => (state.agreement.options.mists.gold ? withSurroundings(board, feature) : []),
};

export const rules: RuleModule = {
  box,
  features: { 'mist-castle': castle },
  phases: {},
};
