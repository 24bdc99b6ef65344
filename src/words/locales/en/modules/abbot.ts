/** What English says about the abbot and gardens. */
import type { AbbotWords } from '../../../modules.ts';
import { name, points } from '../nouns.ts';

export const abbot: AbbotWords = {
  events: {
    'abbot-recalled': (e, ctx) =>
      `${name(e.player)} calls the abbot back from ${ctx.names(e.cell)} and scores ${points(e.points)}.`,
  },
  decisions: {},
  choices: { recall: (c, ctx) => `call the abbot back from ${ctx.names(c.cell)}` },
  refusals: { 'no-abbot-there': () => 'The player has no abbot there that could come back.' },
  situation: {},
};
