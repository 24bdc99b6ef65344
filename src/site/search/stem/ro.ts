/** Romanian: the article at the end of the noun, cases and plurals, without marks (`orașe` is `orase` here). */
import { off, type StemRules, turn } from './rules.ts';

export const ro: StemRules = {
  rounds: [
    [off(3, 'urilor urile uri ului ul iilor ilor elor ele ile lor le ii ei ea ia ua lui')],
    [off(4, 'eaza ata ate ati at and ind'), off(3, 'a e i u ii')],
    [off(3, 'a e i u')],
    [turn(/(?<=...)oa([nr])$/, 'o$1')],
  ],
  odd: {},
};
