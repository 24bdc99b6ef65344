/** The final scoring of what is not complete (BASE-51). */
import { boardOf } from '../../board/board.ts';
import { featureUnder } from '../../board/feature.ts';
import { FORM } from '../../words.ts';
import type { Phase } from '../phase.ts';
import { scoreFeature } from './score.ts';

/** Every feature with figures but open land, once (BASE-32, 35, 37). */
export const finalFeatures: Phase = {
  name: 'final-features',
  enter(draft) {
    const board = boardOf(draft.state.tiles);
    const occupied = new Set(draft.state.followers.map((follower) => featureUnder(board, follower)));
    for (const index of occupied) {
      const feature = board.features[index];
      if (feature && FORM[feature.kind] !== 'open') scoreFeature(draft, board, index, false);
    }
  },
};
