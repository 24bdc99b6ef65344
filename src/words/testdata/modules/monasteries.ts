/** Samples of all that special monasteries bring. A kind without a sample does not compile. */
import type { MonasteriesWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';
import { feature } from '../shared.ts';

export const monasteries: SamplesFor<MonasteriesWords> = {
  events: { 'priors-waited': [{ kind: 'priors-waited', feature: feature('monastery'), rule: 'GF-MON-06' }] },
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
