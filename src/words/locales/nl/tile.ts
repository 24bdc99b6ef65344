/** What a tile shows, in Dutch. */
import { tileDescriber } from '../../describe.ts';
import { count, features, NOUNS } from './nouns.ts';

export const tile = tileDescriber({
  features,
  count,
  nouns: NOUNS,
  marks: {
    gold: 'goudsymbool',
    bazaar: 'bazaar',
    pitchfork: 'graancirkel met hooivork',
    club: 'graancirkel met knuppel',
    shield: 'graancirkel met schild',
    darmstadtium: 'Darmstadtium',
    mist: 'mist',
    star: 'sheriffster',
  },
  only: { field: 'alleen weide', prairie: 'alleen prairie' },
});
