/** Castles at the end of the game: one that never scored is worth nothing (CASTLE-29). */
import type { Phase } from '../../turn/phase.ts';
import { castlesOf, lordOf } from './castles.ts';

export const finalCastles: Phase = {
  name: 'final-castles',
  enter(draft) {
    for (const castle of castlesOf(draft.state).castles) {
      const lord = lordOf(draft.state, castle);
      if (!lord) continue;
      draft.tell({ kind: 'castle-unscored', player: castle.player, cells: castle.cells, rule: 'CASTLE-29' });
      draft.takeBack([lord]);
      draft.tell({ kind: 'followers-returned', followers: [lord], rule: 'CASTLE-29' });
    }
  },
};
