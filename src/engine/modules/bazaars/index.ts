/** Bazaars, from Bridges, Castles & Bazaars: BAZAAR-01…10. */
import type { RuleModule } from '../module.ts';
import { auctionedTile, bazaar } from './bazaar.ts';
import { box } from './box.ts';

export const rules: RuleModule = {
  box,
  phases: { 'own-tile': auctionedTile, aftermath: bazaar },
  begin: () => ({ parts: { bazaars: { played: 0 } } }),
  settle: () => ({ parts: { bazaars: { played: 0 } } }),
};
