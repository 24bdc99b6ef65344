/** The rules that each way of playing departs from, or that tell of it. */
import type { RuleId } from '../../engine/index.ts';
import type { HomeRule } from '../../words/wiki.ts';

export const CONCERNED: Readonly<Record<HomeRule, readonly RuleId[]>> = {
  holes: ['BASE-12'],
  hand: ['BASE-11'],
  smallCity: ['BASE-41', 'BASE-DIFF-01'],
  oldFields: ['BASE-42', 'BASE-43', 'BASE-44'],
  agreement: ['BASE-14', 'BASE-DIFF-03'],
  noFarmers: ['BASE-06', 'BASE-DIFF-05', 'RUSH-20a'],
  bazaars: ['BAZAAR-09'],
  rioGrande: ['GOLD-53', 'GOLD-DIFF-08'],
  tie: ['BASE-53'],
  debt: ['BAZAAR-10'],
  fortune: ['GIFT-X-53'],
};
