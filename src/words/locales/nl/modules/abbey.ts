/** What Dutch says about the abbey. */
import type { AbbeyWords } from '../../../modules.ts';
import { name } from '../nouns.ts';

export const abbey: AbbeyWords = {
  events: {
    'abbey-taken': (e) => `${name(e.player)} speelt de abdij in plaats van een tegel te trekken.`,
    'abbey-kept': (e) => `${name(e.player)} bewaart de abdij voor later.`,
  },
  decisions: {
    'play-abbey': {
      tell: (d) => `${name(d.player)} mag de abdij leggen in plaats van een tegel te trekken.`,
      ask: (d) => `Legt ${name(d.player)} de abdij?`,
      pass: 'abdij bewaren',
    },
  },
  choices: { abbey: () => 'abdij leggen' },
  refusals: {
    'not-a-hole': () => 'De abdij past alleen in een gat: een leeg vak met aan alle vier de zijden een tegel.',
  },
  situation: { 'too-many-abbeys': () => 'Er zijn meer abdijen dan spelers. Geef aan wie er al een gelegd heeft.' },
};
