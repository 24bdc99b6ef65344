/** Points as sums, and what gives points and gold, in English. */
import { figureNoun } from '../../figures.ts';
import type { GameWords } from '../../game.ts';
import { count, definite } from './nouns.ts';

export const asMuchAs: GameWords['asMuchAs'] = (like) => `as much as ${like ? definite(like) : 'the feature'}`;

export const standings: GameWords['standings'] = {
  majority: (followers, ctx) => `majority with ${count(figureNoun(ctx), followers)}`,
  tie: (followers, ctx) => `tie with ${count(figureNoun(ctx), followers)}: full points`,
  minority: (followers, ctx) => `only ${count(figureNoun(ctx), followers)}: no points`,
};

export const nobody = 'nobody stands there';

export const claims: GameWords['claims'] = {
  because: {
    city: 'majority in the city',
    road: 'majority on the road',
    cloister: 'majority at the cloister',
    abbey: 'majority at the abbey',
    shrine: 'majority at the shrine',
    monastery: 'majority at the special monastery',
    church: 'majority at the Darmstadt church',
    garden: 'majority in the garden',
    hut: 'majority in Baba Yaga’s hut',
    'german-castle': 'majority in the German castle',
    cathedral: 'majority at the German cathedral',
    'mist-castle': 'majority in the castle of the Mists',
    field: 'majority in the field',
    castle: 'lord of the castle',
    mountain: 'majority on the mountain',
    track: 'majority on the railroad',
    town: 'majority in the city',
    cemetery: 'majority at the cemetery',
    prairie: 'majority on the prairie',
  },
  only: (cell) => `only ${cell}`,
  none: 'no claim to gold',
};
