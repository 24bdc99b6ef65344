/** What Polish says about special monasteries. */
import { capital } from '../../../lists.ts';
import type { MonasteriesWords } from '../../../modules.ts';
import { theFeature } from '../nouns.ts';

export const monasteries: MonasteriesWords = {
  events: {
    'priors-waited': (e, ctx) =>
      `${capital(theFeature(e.feature, ctx))} jest otoczony, ale leży w nim tylko opat: nie zostaje ukończony ani podliczony.`,
  },
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
