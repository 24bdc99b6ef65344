/** What Romanian says about special monasteries. */
import { capital } from '../../../lists.ts';
import type { MonasteriesWords } from '../../../modules.ts';
import { theFeature } from '../nouns.ts';

export const monasteries: MonasteriesWords = {
  events: {
    'priors-waited': (e, ctx) =>
      `${capital(theFeature(e.feature, ctx))} este înconjurată, dar acolo se află doar un prior: nu este nici finalizată, nici evaluată.`,
  },
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
