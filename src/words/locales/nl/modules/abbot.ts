/** What Dutch says about the abbot and gardens. */
import type { AbbotWords } from '../../../modules.ts';
import { name, points } from '../nouns.ts';

export const abbot: AbbotWords = {
  events: {
    'abbot-recalled': (e, ctx) =>
      `${name(e.player)} haalt de abt terug van ${ctx.names(e.cell)} en krijgt ${points(e.points)}.`,
  },
  decisions: {},
  choices: { recall: (c, ctx) => `abt terughalen van ${ctx.names(c.cell)}` },
  refusals: { 'no-abbot-there': () => 'Deze speler heeft daar geen abt die terug kan komen.' },
  situation: {},
};
