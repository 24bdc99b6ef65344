/** Gold at the end: what lies about goes out of play, what is owned scores (GOLD-43, GOLD-44). */
import { item, total } from '../../scoring/items.ts';
import type { Phase } from '../../turn/phase.ts';
import { goldOf, keep } from './gold.ts';
import { goldEach } from './value.ts';

export const removeGold: Phase = {
  name: 'final-remove-gold',
  enter(draft) {
    const { onBoard } = goldOf(draft.state);
    if (onBoard.length === 0) return;
    const count = onBoard.reduce((sum, gold) => sum + gold.count, 0);
    keep(draft, { onBoard: [], removed: count });
    draft.tell({ kind: 'gold-removed', count, cells: onBoard.map(({ cell }) => cell), rule: 'GOLD-43' });
  },
};

export const scoreGold: Phase = {
  name: 'final-gold',
  enter(draft) {
    const { owned } = goldOf(draft.state);
    for (const player of draft.state.agreement.players) {
      const pieces = owned[player] ?? 0;
      if (pieces === 0) continue;
      const items = [item('gold', goldEach(pieces), [], pieces)];
      const points = total(items);
      draft.addPoints(player, points);
      draft.tell({ kind: 'gold-scored', player, items, points, rule: 'GOLD-44' });
    }
  },
};
