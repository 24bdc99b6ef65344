/** Samples of all that the Darmstadt churches bring. A kind without a sample does not compile. */
import type { DarmstadtWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';
import { feature, items } from '../shared.ts';

const church = { kind: 'church-bonus', feature: feature('church'), items: [items.bonus], value: 3 } as const;

export const darmstadt: SamplesFor<DarmstadtWords> = {
  events: {
    'church-bonus': [
      {
        ...church,
        standings: [
          { player: 'blue', followers: 2, points: 3 },
          { player: 'red', followers: 1, points: 0 },
        ],
        rule: 'GF-DAR-03',
      },
      {
        ...church,
        standings: [
          { player: 'blue', followers: 1, points: 3 },
          { player: 'red', followers: 1, points: 3 },
        ],
        rule: 'GF-DAR-03',
      },
    ],
  },
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
