/** Points as sums, and what gives points and gold, in English. */
import type { GameWords } from '../../game.ts';
import { count, features } from './nouns.ts';

export const asMuchAs: GameWords['asMuchAs'] = (like) => `as much as the ${like ? features[like] : 'feature'}`;

export const standings: GameWords['standings'] = {
  majority: (followers) => `majority with ${count('follower', followers)}`,
  tie: (followers) => `tie with ${count('follower', followers)}: full points`,
  minority: (followers) => `only ${count('follower', followers)}: no points`,
};

export const nobody = 'nobody stands there';

export const claims: GameWords['claims'] = {
  because: {
    city: 'majority in the city',
    road: 'majority on the road',
    cloister: 'majority at the cloister',
    field: 'majority in the field',
    castle: 'lord of the castle',
  },
  only: (cell) => `only ${cell}`,
  none: 'no claim to gold',
};
