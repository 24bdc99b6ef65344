/** Bazaars, from Bridges, Castles & Bazaars: BAZAAR-01…10. */
import { castles as box } from '../../tiles/sets/castles.ts';
import type { RuleModule } from '../module.ts';
import { auctionedTile, bazaar } from './bazaar.ts';

export const bazaars: RuleModule = {
  name: 'bazaars',
  box,
  faces: [box],
  tiles: () => [],
  phases: { 'own-tile': auctionedTile, aftermath: bazaar },
  pieces: () => ({}),
  begin: () => ({ parts: { bazaars: { played: 0 } } }),
  settle: () => ({ parts: { bazaars: { played: 0 } } }),
};
