/** Samples of all that Castles in Germany brings. A kind without a sample does not compile. */
import type { GermanCastlesWords } from '../../modules.ts';
import type { SamplesFor } from '../samples.ts';

const tile = 'german-castle/1';

export const germanCastles: SamplesFor<GermanCastlesWords> = {
  events: {
    'german-castle-taken': [{ kind: 'german-castle-taken', player: 'red', tile, rule: 'GF-GCA-02' }],
    'german-castle-kept': [{ kind: 'german-castle-kept', player: 'blue', rule: 'GF-GCA-02' }],
  },
  decisions: {
    'play-german-castle': { kind: 'play-german-castle', player: 'red', rule: 'GF-GCA-02', tiles: [tile] },
  },
  choices: { 'german-castle': [{ kind: 'german-castle', tile }] },
  refusals: {
    'no-such-castle-tile': [{ reason: 'no-such-castle-tile', rule: 'GF-GCA-02', cells: [] }],
    'touches-a-castle-tile': [{ reason: 'touches-a-castle-tile', rule: 'GF-GCA-02', cells: [[2, 1]] }],
  },
  situation: {
    'castle-tiles-touch': [{ reason: 'castle-tiles-touch', at: 'tiles', cells: [[2, 1]] }],
    'bad-castle-tiles': [
      { reason: 'bad-castle-tiles', at: 'parts.german-castles.held.red', cells: [], found: tile },
      { reason: 'bad-castle-tiles', at: 'tiles', cells: [] },
    ],
  },
};
