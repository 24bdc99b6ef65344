/** The rule that each option is about. */
import type { Options, RuleId } from '../../engine/index.ts';

export const OPTION_RULES: { readonly [M in keyof Options]: { readonly [K in keyof Options[M]]: RuleId } } = {
  base: { smallCity: 'BASE-41', fields: 'BASE-44' },
  'gold-rush': {
    farmers: 'RUSH-20a',
    locomotive: 'RUSH-53',
    unownedTokens: 'RUSH-60',
    finalTokens: 'RUSH-73',
    finalNuggets: 'RUSH-74',
    finalCity: 'RUSH-75',
  },
  goldmines: { rgg: 'GOLD-53' },
  castles: {},
  bridges: {},
  bazaars: { auction: 'BAZAAR-09', debt: 'BAZAAR-10' },
  gifts: { changePositionToCompleted: 'GIFT-POS-07', discardUnchosen: 'GIFT-TAKE-05' },
  'crop-circles': { set: 'CROP-01', addAnywhere: 'CROP-20', addMandatory: 'CROP-21' },
  abbey: { end: 'GF-ABB-05' },
  shrines: { six: 'GF-SHR-01' },
  monasteries: { keepCloisters: 'GF-MON-01' },
  darmstadt: { withoutTwoCloisters: 'GF-DAR-01' },
  abbot: {},
  yaga: {},
  'german-castles': {},
  cathedrals: {},
  mists: { gold: 'GF-MIST-04' },
  sheriff: { banUntilScored: 'SHERIFF-23' },
};
