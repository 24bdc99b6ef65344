/** English: plurals, and the endings of verbs. */
import { off, type StemRules, turn } from './rules.ts';

export const en: StemRules = {
  rounds: [
    [turn(/(?<=..)ies$/, 'y'), turn(/(?<=ss|sh|ch|x|z)es$/, ''), turn(/(?<=..[^su])s$/, '')],
    [turn(/(?<=..)ied$/, 'y'), turn(/(?<=[aeiouy].*)(?<!e)(?:ed|ing)$/, '')],
    [turn(/([bdfgmnprt])\1$/, '$1')],
    [turn(/(?<=..)y$/, 'i'), off(3, 'e')],
  ],
  odd: {
    taken: 'tak',
    took: 'tak',
    given: 'giv',
    gave: 'giv',
    chose: 'choos',
    chosen: 'choos',
    won: 'win',
    laid: 'lai',
  },
};
