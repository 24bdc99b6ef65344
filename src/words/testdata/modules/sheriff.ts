/** Samples of all that The Sheriff brings. A kind without a sample does not compile. */
import type { FeatureRef } from '../../../engine/index.ts';
import type { SheriffWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';

const feature: FeatureRef = { kind: 'mountain', cell: [2, 1], on: 'mountain:NE', cells: [[2, 1]] };

export const sheriff: SamplesFor<SheriffWords> = {
  events: {
    'sheriff-moved': [
      { kind: 'sheriff-moved', player: 'blue', cell: [2, 1], on: 'mountain:NE', rule: 'SHERIFF-07' },
      { kind: 'sheriff-moved', player: 'blue', cell: [2, 1], on: 'mountain:NE', from: [1, 0], rule: 'SHERIFF-08' },
    ],
    'sheriff-aside': [
      { kind: 'sheriff-aside', player: 'blue', from: [2, 1], rule: 'SHERIFF-22' },
      { kind: 'sheriff-aside', player: 'blue', rule: 'SHERIFF-10' },
    ],
    'tokens-returned': [
      {
        kind: 'tokens-returned',
        feature,
        players: ['yellow', 'black'],
        returned: [
          { player: 'yellow', count: 1, values: [3] },
          { player: 'black', count: 1, values: [0] },
        ],
        left: 2,
        supply: 22,
        rule: 'SHERIFF-11',
      },
      {
        kind: 'tokens-returned',
        feature,
        players: ['yellow'],
        returned: [{ player: 'yellow', count: 1 }],
        left: 0,
        supply: 22,
        rule: 'SHERIFF-11',
      },
      {
        kind: 'tokens-returned',
        feature,
        players: ['yellow', 'black', 'red'],
        returned: [{ player: 'yellow', count: 1 }],
        left: 0,
        supply: 22,
        rule: 'SHERIFF-11',
      },
      {
        kind: 'tokens-returned',
        feature,
        players: ['yellow', 'black', 'red'],
        returned: [
          { player: 'yellow', count: 1 },
          { player: 'black', count: 1 },
        ],
        left: 0,
        supply: 22,
        rule: 'SHERIFF-11',
      },
      { kind: 'tokens-returned', feature, players: ['yellow'], returned: [], left: 0, supply: 22, rule: 'SHERIFF-11' },
    ],
  },
  decisions: { 'move-sheriff': { kind: 'move-sheriff', player: 'blue', rule: 'SHERIFF-08' } },
  choices: { sheriff: [{ kind: 'sheriff', cell: [2, 1], on: 'mountain:NE' }] },
  refusals: {
    'sheriff-stays': [{ reason: 'sheriff-stays', rule: 'SHERIFF-08', cells: [[2, 1]] }],
    'mining-banned': [{ reason: 'mining-banned', rule: 'SHERIFF-18', cells: [[2, 1]] }],
  },
  situation: {
    'bad-sheriff': [{ reason: 'bad-sheriff', at: 'parts.sheriff', cells: [[2, 1]], found: 'mountain:N' }],
  },
};
