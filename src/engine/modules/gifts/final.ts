/** The gifts at the end of the game. */
import { boardOf } from '../../board/board.ts';
import { featureUnder, isComplete } from '../../board/feature.ts';
import { item, total } from '../../scoring/items.ts';
import { ruleOf } from '../../scoring/value.ts';
import type { Phase } from '../../turn/phase.ts';
import { heldBy } from './cards.ts';

/** Points for each unopened gift (GIFT-25). */
const EACH = 2;

/** Who has got up on something completed, where that is agreed, finds it scored long ago (GIFT-POS-07). */
export const leaveCompleted: Phase = {
  name: 'leave-completed',
  enter(draft) {
    const { agreement, tiles, followers } = draft.state;
    if (!agreement.options.gifts.changePositionToCompleted) return;
    const board = boardOf(tiles);
    const late = followers.filter((figure) => {
      const feature = board.features[featureUnder(board, figure)];
      if (!feature || !isComplete(board, feature)) return false;
      return ruleOf(agreement, feature.kind)?.completes?.([figure]) !== false;
    });
    if (late.length === 0) return;
    draft.takeBack(late);
    draft.tell({ kind: 'followers-returned', followers: late, rule: 'GIFT-POS-07' });
  },
};

export const scoreGifts: Phase = {
  name: 'final-gifts',
  enter(draft) {
    const { state } = draft;
    for (const player of state.agreement.players) {
      const { length } = heldBy(state, player);
      if (length === 0) continue;
      const items = [item('gifts', EACH, [], length)];
      const points = total(items);
      draft.addPoints(player, points);
      draft.tell({ kind: 'gifts-scored', player, items, points, rule: 'GIFT-25' });
    }
  },
};
