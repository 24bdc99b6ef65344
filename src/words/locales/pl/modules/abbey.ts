/** What Polish says about the abbey. */
import type { AbbeyWords } from '../../../modules.ts';
import { name } from '../nouns.ts';

export const abbey: AbbeyWords = {
  events: {
    'abbey-taken': (e) => `${name(e.player)} zagrywa opactwo, zamiast dobierać kafelek.`,
    'abbey-kept': (e) => `${name(e.player)} zachowuje opactwo na później.`,
  },
  decisions: {
    'play-abbey': {
      tell: (d) => `${name(d.player)} może zagrać opactwo, zamiast dobierać kafelek.`,
      ask: (d) => `${name(d.player)}: zagrać opactwo?`,
      pass: 'zachować opactwo',
    },
  },
  choices: { abbey: () => 'zagrać opactwo' },
  refusals: {
    'not-a-hole': () => 'Opactwo pasuje tylko w dziurę: puste miejsce otoczone kafelkami z czterech stron.',
  },
  situation: { 'too-many-abbeys': () => 'Opactw jest więcej niż graczy. Trzeba podać, kto już zagrał swoje.' },
};
