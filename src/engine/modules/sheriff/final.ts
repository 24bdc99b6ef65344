/** The sheriff’s mountain at the end: its owners share its tokens, whatever is played of the others (SHERIFF-24…26). */
import { boardOf } from '../../board/board.ts';
import { featureUnder } from '../../board/feature.ts';
import type { Phase } from '../../turn/phase.ts';
import { clearTokens, ownersOf, shareTokens } from '../goldRush/share.ts';
import { sheriffOf } from './move.ts';

export const finalSheriff: Phase = {
  name: 'final-sheriff',
  enter(draft) {
    const sheriff = sheriffOf(draft.state);
    if (!sheriff) return;
    const board = boardOf(draft.state.tiles);
    const mountain = featureUnder(board, sheriff);
    if (ownersOf(draft, board, mountain).length) {
      shareTokens(draft, board, mountain, { final: true, rule: 'SHERIFF-24' });
    } else clearTokens(draft, board, mountain, 'removed', 'SHERIFF-25');
  },
};
