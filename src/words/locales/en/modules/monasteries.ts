/** What English says about special monasteries. */
import { capital } from '../../../lists.ts';
import type { MonasteriesWords } from '../../../modules.ts';
import { theFeature } from '../nouns.ts';

export const monasteries: MonasteriesWords = {
  events: {
    'priors-waited': (e, ctx) =>
      `${capital(theFeature(e.feature, ctx))} is surrounded, but only a prior is there: it is not complete and not scored.`,
  },
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
