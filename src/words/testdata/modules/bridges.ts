/** Samples of all that bridges bring. A kind without a sample does not compile. */
import type { BridgesWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';

export const bridges: SamplesFor<BridgesWords> = {
  events: {
    'bridge-placed': [
      { kind: 'bridge-placed', player: 'red', cell: [2, 1], way: 'EW', rule: 'BRIDGE-01', also: ['BRIDGE-02'] },
      { kind: 'bridge-placed', player: 'yellow', cell: [2, 1], way: 'NS', rule: 'BRIDGE-06' },
    ],
    'bridge-declined': [{ kind: 'bridge-declined', player: 'blue', rule: 'BRIDGE-01' }],
  },
  decisions: { 'place-bridge': { kind: 'place-bridge', player: 'red', rule: 'BRIDGE-06', needed: [[2, 1]] } },
  choices: {
    bridge: [
      { kind: 'bridge', cell: [2, 1], way: 'EW' },
      { kind: 'bridge', cell: [2, 1], way: 'NS' },
    ],
  },
  refusals: {
    'bridge-too-far': [{ reason: 'bridge-too-far', rule: 'BRIDGE-02', cells: [[2, 1]] }],
    'bridge-twice': [{ reason: 'bridge-twice', rule: 'BRIDGE-05', cells: [[2, 1]] }],
    'bridge-off-field': [{ reason: 'bridge-off-field', rule: 'BRIDGE-03', also: ['BRIDGE-11'], cells: [[2, 1]] }],
    'bridge-needed': [{ reason: 'bridge-needed', rule: 'BRIDGE-06', cells: [[2, 1]] }],
  },
  situation: {
    'bridge-without-module': [{ reason: 'bridge-without-module', at: 'bridges', rule: 'CASTLE-03', cells: [[2, 1]] }],
    'bridge-off-field': [{ reason: 'bridge-off-field', at: 'tiles[1]', rule: 'BRIDGE-03', cells: [[2, 1]] }],
    'too-many-bridges': [{ reason: 'too-many-bridges', at: 'bridges', rule: 'CASTLE-02', cells: [[2, 1]], found: '7' }],
  },
};
