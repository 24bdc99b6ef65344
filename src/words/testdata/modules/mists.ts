/** Samples of all that the castle of the Mists bring. A kind without a sample does not compile. */
import type { MistsWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';

export const mists: SamplesFor<MistsWords> = {
  events: {},
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
