/** What English says about shrines. */
import { capital } from '../../../lists.ts';
import type { ShrinesWords } from '../../../modules.ts';
import { cells, names, theFeature } from '../nouns.ts';

export const shrines: ShrinesWords = {
  events: {
    'challenge-lost': (e, ctx) =>
      `${capital(theFeature(e.by, ctx))} is completed first and wins the challenge: no points for ${names(e.standings.map(({ player }) => player))} from ${theFeature(e.feature, ctx)}.`,
    'challenge-drawn': ({ features: [one, other] }, ctx) =>
      `The challenge is a draw: one tile completes both ${theFeature(one, ctx)} and ${theFeature(other, ctx)}.`,
  },
  decisions: {},
  choices: {},
  refusals: {
    'too-many-rivals': () => 'A shrine may have only one cloister around it, and a cloister only one shrine.',
  },
  situation: {
    'too-many-rivals': (p, ctx) =>
      `The building on ${cells(p.cells.slice(0, 1), ctx)} has more than one rival around it: a shrine may adjoin one cloister, a cloister one shrine.`,
  },
};
