/** Samples of all that the abbot and gardens bring. A kind without a sample does not compile. */
import type { AbbotWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';
import { tiles } from '../shared.ts';

export const abbot: SamplesFor<AbbotWords> = {
  events: {
    'abbot-recalled': [
      {
        kind: 'abbot-recalled',
        player: 'red',
        cell: [2, 1],
        on: 'garden',
        items: [tiles(6, 1)],
        points: 6,
        rule: 'GF-GAR-03',
      },
    ],
  },
  decisions: {},
  choices: { recall: [{ kind: 'recall', cell: [2, 1], on: 'garden' }] },
  refusals: { 'no-abbot-there': [{ reason: 'no-abbot-there', rule: 'GF-GAR-03', cells: [[2, 1]] }] },
  situation: {},
};
