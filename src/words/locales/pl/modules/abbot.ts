/** What Polish says about the abbot and gardens. */
import type { AbbotWords } from '../../../modules.ts';
import { name, points } from '../nouns.ts';

export const abbot: AbbotWords = {
  events: {
    'abbot-recalled': (e, ctx) =>
      `${name(e.player)} wycofuje opata z ${ctx.names(e.cell)} i dostaje ${points(e.points)}.`,
  },
  decisions: {},
  choices: { recall: (c, ctx) => `wycofać opata z ${ctx.names(c.cell)}` },
  refusals: { 'no-abbot-there': () => 'Ten gracz nie ma tam opata, którego można wycofać.' },
  situation: {},
};
