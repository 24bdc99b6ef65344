/** Samples of all that shrines bring. A kind without a sample does not compile. */
import type { ShrinesWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';
import { feature } from '../shared.ts';

const shrine = feature('shrine');

export const shrines: SamplesFor<ShrinesWords> = {
  events: {
    'challenge-lost': [
      {
        kind: 'challenge-lost',
        feature: feature('cloister', [[3, 1]]),
        by: shrine,
        standings: [{ player: 'blue', followers: 1, points: 0 }],
        rule: 'GF-SHR-03',
      },
      {
        kind: 'challenge-lost',
        feature: shrine,
        by: feature('monastery', [[3, 1]]),
        standings: [
          { player: 'black', followers: 2, points: 0 },
          { player: 'pink', followers: 1, points: 0 },
        ],
        rule: 'GF-SHR-03',
      },
    ],
    'challenge-drawn': [
      { kind: 'challenge-drawn', features: [shrine, feature('church', [[3, 1]])], rule: 'GF-SHR-04' },
    ],
  },
  decisions: {},
  choices: {},
  refusals: {
    'too-many-rivals': [
      {
        reason: 'too-many-rivals',
        rule: 'GF-SHR-02',
        cells: [
          [2, 1],
          [3, 1],
        ],
      },
    ],
  },
  situation: {
    'too-many-rivals': [
      {
        reason: 'too-many-rivals',
        at: 'tiles[2]',
        rule: 'GF-SHR-02',
        cells: [
          [2, 1],
          [3, 1],
          [1, 1],
        ],
      },
    ],
  },
};
