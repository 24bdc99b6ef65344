/** The end of the game: prairies with farmers, then what players have dug up (RUSH-76, RUSH-77). */
import { boardOf } from '../../board/board.ts';
import { featureUnder } from '../../board/feature.ts';
import { counted, item, total } from '../../scoring/items.ts';
import type { Phase } from '../../turn/phase.ts';
import { scoreFeature } from '../../turn/phases/score.ts';
import { TOKEN_VALUES } from './part.ts';
import { rushOf } from './tokens.ts';

/** After the other features only farmers are left on the board. */
export const finalPrairies: Phase = {
  name: 'final-prairies',
  enter(draft) {
    const board = boardOf(draft.state.tiles);
    const farmed = new Set(draft.state.followers.map((farmer) => featureUnder(board, farmer)));
    for (const index of farmed) scoreFeature(draft, board, index, false);
  },
};

/** Gravel is told too: it counts nothing. */
export const finalTokens: Phase = {
  name: 'final-tokens',
  enter(draft) {
    const { owned } = rushOf(draft.state);
    for (const player of draft.state.agreement.players) {
      const tokens = owned[player] ?? [];
      if (tokens.length === 0) continue;
      const items = counted(
        ...TOKEN_VALUES.map((value) => item('tokens', value, [], tokens.filter((token) => token === value).length)),
      );
      const points = total(items);
      draft.addPoints(player, points);
      draft.tell({ kind: 'tokens-scored', player, items, points, rule: 'RUSH-77', also: ['RUSH-45'] });
    }
  },
};
