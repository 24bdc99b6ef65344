/** What English says about Baba Yaga’s hut. */
import type { YagaWords } from '../../../modules.ts';

export const yaga: YagaWords = {
  events: {},
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
