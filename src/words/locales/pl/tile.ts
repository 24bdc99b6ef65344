/** What a tile shows, in Polish. */
import { tileDescriber } from '../../describe.ts';
import { count, features, NOUNS } from './nouns.ts';

export const tile = tileDescriber({
  features,
  count,
  nouns: NOUNS,
  marks: {
    gold: 'symbol złota',
    bazaar: 'bazar',
    pitchfork: 'krąg w zbożu z widłami',
    club: 'krąg w zbożu z maczugą',
    shield: 'krąg w zbożu z tarczą',
    darmstadtium: 'Darmstadtium',
    mist: 'mgła',
    star: 'gwiazda szeryfa',
  },
  only: { field: 'samo pole', prairie: 'sama preria' },
});
