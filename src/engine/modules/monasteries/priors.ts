/** The prior of a special monastery: he lies there to the end and scores row and column (GF-MON-02, GF-MON-04, GF-MON-06). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { cellOf, featureUnder, inReadingOrder, isComplete, refOf, tileCell } from '../../board/feature.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { type Cell, hasCell, neighbour, sameCell } from '../../geometry.ts';
import { withSurroundings } from '../../scoring/centre.ts';
import { counted, item, total } from '../../scoring/items.ts';
import { followersOn, majorityOf, withPoints } from '../../scoring/majority.ts';
import type { Figure, GameState } from '../../state.ts';
import type { Phase } from '../../turn/phase.ts';
import { SIDES } from '../../words.ts';

export const isPrior = ({ as }: Figure): boolean => as === 'prior';

/** The features with priors on them. */
const withPriors = (state: GameState, board: Board): number[] => [
  ...new Set(state.followers.filter(isPrior).map((prior) => featureUnder(board, prior))),
];

/** The tiles from a cell on in all four directions, up to the first empty square; one over two squares counts once. */
export function linesFrom(board: Board, from: Cell): Cell[] {
  const cells: Cell[] = [];
  for (const side of SIDES) {
    let cell = neighbour(from, side);
    for (; tileIndexAt(board.grid, cell[0], cell[1]) >= 0; cell = neighbour(cell, side)) {
      cells.push(tileCell(board, cell));
    }
  }
  return cells.filter((cell, i) => cells.findIndex((other) => sameCell(other, cell)) === i).sort(inReadingOrder);
}

/** Tells of a monastery whose last surrounding tile comes to nothing, as only priors are there (GF-MON-06). */
export const priorsWait: Phase = {
  name: 'priors-wait',
  enter(draft) {
    const { state } = draft;
    const board = boardOf(state.tiles);
    const laid = [state.record.placed, state.record.half].flatMap((tile) => (tile ? [tile.cell] : []));
    for (const index of withPriors(state, board)) {
      const feature = board.features[index] as Feature;
      const reached = withSurroundings(board, feature).some((cell) => hasCell(laid, cell));
      if (!reached || !isComplete(board, feature) || !followersOn(state, board, index).every(isPrior)) continue;
      draft.tell({ kind: 'priors-waited', feature: refOf(board, feature), rule: 'GF-MON-06' });
    }
  },
};

export const finalPriors: Phase = {
  name: 'final-priors',
  enter(draft) {
    const { state } = draft;
    const board = boardOf(state.tiles);
    for (const index of withPriors(state, board)) {
      const feature = board.features[index] as Feature;
      const cell = cellOf(board, feature.segments[0] as number);
      const items = counted(item('tiles', 1, [cell]), item('line', 1, linesFrom(board, cell)));
      const value = total(items);
      const priors = followersOn(state, board, index).filter(isPrior);
      const majority = majorityOf(state.agreement.players, priors);
      for (const player of majority.owners) draft.addPoints(player, value);
      const standings = withPoints(majority, value);
      const ref = refOf(board, feature);
      draft.tell({ kind: 'feature-scored', feature: ref, items, value, standings, final: true, rule: 'GF-MON-04' });
      draft.takeBack(priors);
      draft.tell({ kind: 'followers-returned', followers: priors, rule: 'GF-MON-04' });
    }
  },
};
