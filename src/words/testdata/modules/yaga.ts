/** Samples of all that Baba Yaga’s hut brings. A kind without a sample does not compile. */
import type { YagaWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';

export const yaga: SamplesFor<YagaWords> = {
  events: {},
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
