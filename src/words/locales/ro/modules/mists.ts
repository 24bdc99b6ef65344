/** What Romanian says about the castle of the Mists. */
import type { MistsWords } from '../../../modules.ts';

export const mists: MistsWords = {
  events: {},
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
