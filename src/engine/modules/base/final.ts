/** The final scoring of what is not complete (BASE-51). */
import { boardOf } from '../../board/board.ts';
import { featureUnder } from '../../board/feature.ts';
import type { Phase } from '../../turn/phase.ts';
import { scoreFeature } from './score.ts';

/** Every road, city and cloister with followers, once (BASE-32, 35, 37). */
export const finalFeatures: Phase = {
  name: 'final-features',
  enter(draft) {
    const board = boardOf(draft.state.tiles);
    const occupied = new Set(draft.state.followers.map((follower) => featureUnder(board, follower)));
    for (const index of occupied) {
      if (index >= 0 && board.features[index]?.kind !== 'field') scoreFeature(draft, board, index, false);
    }
  },
};
