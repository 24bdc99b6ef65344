/** What Dutch says about special monasteries. */
import { capital } from '../../../lists.ts';
import type { MonasteriesWords } from '../../../modules.ts';
import { theFeature } from '../nouns.ts';

export const monasteries: MonasteriesWords = {
  events: {
    'priors-waited': (e, ctx) =>
      `${capital(theFeature(e.feature, ctx))} is omringd, maar er ligt alleen een prior: het is niet af en wordt niet geteld.`,
  },
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
