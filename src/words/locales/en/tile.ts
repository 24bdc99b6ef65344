/** What a tile shows, in English. */
import { tileDescriber } from '../../describe.ts';
import { count, features, NOUNS } from './nouns.ts';

export const tile = tileDescriber({
  features,
  count,
  nouns: NOUNS,
  marks: {
    gold: 'gold symbol',
    bazaar: 'bazaar',
    pitchfork: 'crop circle with a pitchfork',
    club: 'crop circle with a club',
    shield: 'crop circle with a shield',
    darmstadtium: 'Darmstadtium',
    mist: 'mist',
    star: 'sheriff star',
  },
  only: { field: 'field only', prairie: 'prairie only' },
});
