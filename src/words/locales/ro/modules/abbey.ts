/** What Romanian says about the abbey. */
import type { AbbeyWords } from '../../../modules.ts';
import { name } from '../nouns.ts';

export const abbey: AbbeyWords = {
  events: {
    'abbey-taken': (e) => `${name(e.player)} joacă abația în loc să tragă un cartonaș.`,
    'abbey-kept': (e) => `${name(e.player)} păstrează abația pentru mai târziu.`,
  },
  decisions: {
    'play-abbey': {
      tell: (d) => `${name(d.player)} poate juca abația în loc să tragă un cartonaș.`,
      ask: (d) => `${name(d.player)} joacă abația?`,
      pass: 'păstrează abația',
    },
  },
  choices: { abbey: () => 'joacă abația' },
  refusals: {
    'not-a-hole': () => 'Abația încape doar într-un gol: un loc liber cu cartonașe pe toate cele patru laturi.',
  },
  situation: { 'too-many-abbeys': () => 'Sunt mai multe abații decât jucători. Spune cine și-a folosit-o deja.' },
};
