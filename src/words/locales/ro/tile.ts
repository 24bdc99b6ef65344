/** What a tile shows, in Romanian. */
import { tileDescriber } from '../../describe.ts';
import { count, features, NOUNS } from './nouns.ts';

export const tile = tileDescriber({
  features,
  count,
  nouns: NOUNS,
  marks: {
    gold: 'simbolul aurului',
    bazaar: 'bazar',
    pitchfork: 'cerc în lan cu furcă',
    club: 'cerc în lan cu bâtă',
    shield: 'cerc în lan cu scut',
    darmstadtium: 'Darmstadtium',
    mist: 'ceață',
    star: 'stea de șerif',
  },
  only: { field: 'doar câmp', prairie: 'doar prerie' },
});
