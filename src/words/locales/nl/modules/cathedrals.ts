/** What Dutch says about Cathedrals in Germany. */
import type { CathedralsWords } from '../../../modules.ts';

export const cathedrals: CathedralsWords = {
  events: {},
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
