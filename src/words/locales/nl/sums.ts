/** Points as sums, and what gives points and gold, in Dutch. */
import { figureNoun } from '../../figures.ts';
import type { GameWords } from '../../game.ts';
import { count, definite } from './nouns.ts';

export const asMuchAs: GameWords['asMuchAs'] = (like) => `evenveel als ${like ? definite(like) : 'het project'}`;

export const standings: GameWords['standings'] = {
  majority: (followers, ctx) => `meerderheid met ${count(figureNoun(ctx), followers)}`,
  tie: (followers, ctx) => `gelijke stand met elk ${count(figureNoun(ctx), followers)}: volle punten`,
  minority: (followers, ctx) => `slechts ${count(figureNoun(ctx), followers)}: geen punten`,
};

export const nobody = 'er staat niemand';

export const claims: GameWords['claims'] = {
  because: {
    city: 'meerderheid in de stad',
    road: 'meerderheid op de weg',
    cloister: 'meerderheid op het klooster',
    abbey: 'meerderheid op de abdij',
    shrine: 'meerderheid op de cultusplaats',
    monastery: 'meerderheid op het bijzondere klooster',
    church: 'meerderheid op de Darmstadt-kerk',
    garden: 'meerderheid in de tuin',
    hut: 'meerderheid in de hut van Baba Yaga',
    'german-castle': 'meerderheid in de Duitse burcht',
    cathedral: 'meerderheid op de Duitse kathedraal',
    'mist-castle': 'meerderheid in het kasteel in de mist',
    field: 'meerderheid in de weide',
    castle: 'burchtheer',
    mountain: 'meerderheid op de berg',
    track: 'meerderheid op de spoorweg',
    town: 'meerderheid in de stad',
    cemetery: 'meerderheid op het kerkhof',
    prairie: 'meerderheid op de prairie',
  },
  only: (cell) => `alleen ${cell}`,
  none: 'geen recht op goud',
};
