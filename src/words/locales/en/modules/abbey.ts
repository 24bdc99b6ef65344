/** What English says about the abbey. */
import type { AbbeyWords } from '../../../modules.ts';
import { name } from '../nouns.ts';

export const abbey: AbbeyWords = {
  events: {
    'abbey-taken': (e) => `${name(e.player)} plays the abbey instead of drawing a tile.`,
    'abbey-kept': (e) => `${name(e.player)} keeps the abbey for later.`,
  },
  decisions: {
    'play-abbey': {
      tell: (d) => `${name(d.player)} may play the abbey instead of drawing a tile.`,
      ask: (d) => `Does ${name(d.player)} play the abbey?`,
      pass: 'keep the abbey',
    },
  },
  choices: { abbey: () => 'play the abbey' },
  refusals: {
    'not-a-hole': () => 'The abbey goes only into a hole: an empty square with tiles on all four sides.',
  },
  situation: { 'too-many-abbeys': () => 'There are more abbeys here than players. Say who has used theirs.' },
};
