/** Dutch: plurals, diminutives and verbs; `wegen` and `staven` are spelled like `weg` and `staaf` once the ending is off. */
import { off, type StemRules, turn } from './rules.ts';

export const nl: StemRules = {
  rounds: [
    [turn(/heden$/, 'heid'), off(3, 'tjes tje pjes pje'), off(4, 'jes je')],
    [turn(/(?<=e[lmnr]|aar|oor|eur|...[aeou])s$/, '')],
    [off(3, 'en'), turn(/(?<=..[^aeiou])e$/, '')],
    [turn(/(?<=..[bcdfgklmprsvz])t$/, '')],
    [turn(/([bdfgklmnprst])\1$/, '$1')],
    [turn(/v$/, 'f'), turn(/z$/, 's')],
    [turn(/([aeou])\1(?=[^aeiou]+$)/, '$1')],
  ],
  odd: { sted: 'stad', gekreg: 'krijg', kreg: 'krijg' },
};
