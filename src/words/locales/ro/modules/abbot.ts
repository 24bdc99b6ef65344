/** What Romanian says about the abbot and gardens. */
import type { AbbotWords } from '../../../modules.ts';
import { name, points } from '../nouns.ts';

export const abbot: AbbotWords = {
  events: {
    'abbot-recalled': (e, ctx) =>
      `${name(e.player)} își cheamă înapoi abatele de pe ${ctx.names(e.cell)} și primește ${points(e.points)}.`,
  },
  decisions: {},
  choices: { recall: (c, ctx) => `cheamă înapoi abatele de pe ${ctx.names(c.cell)}` },
  refusals: { 'no-abbot-there': () => 'Jucătorul nu are acolo un abate care să se poată întoarce.' },
  situation: {},
};
