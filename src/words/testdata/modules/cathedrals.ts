/** Samples of all that Cathedrals in Germany brings. A kind without a sample does not compile. */
import type { CathedralsWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';

export const cathedrals: SamplesFor<CathedralsWords> = {
  events: {},
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
