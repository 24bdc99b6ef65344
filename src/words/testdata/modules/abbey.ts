/** Samples of all that the abbey brings. A kind without a sample does not compile. */
import type { AbbeyWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';

export const abbey: SamplesFor<AbbeyWords> = {
  events: {
    'abbey-taken': [{ kind: 'abbey-taken', player: 'red', rule: 'GF-ABB-01' }],
    'abbey-kept': [{ kind: 'abbey-kept', player: 'blue', rule: 'GF-ABB-01' }],
  },
  decisions: { 'play-abbey': { kind: 'play-abbey', player: 'red', rule: 'GF-ABB-01' } },
  choices: { abbey: [{ kind: 'abbey' }] },
  refusals: { 'not-a-hole': [{ reason: 'not-a-hole', rule: 'GF-ABB-02', cells: [[2, 1]] }] },
  situation: { 'too-many-abbeys': [{ reason: 'too-many-abbeys', at: 'supply', cells: [], found: '4' }] },
};
