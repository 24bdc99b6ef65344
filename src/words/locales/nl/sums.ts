/** Points as sums, and what gives points and gold, in Dutch. */
import type { GameWords } from '../../game.ts';
import { count, features } from './nouns.ts';

export const asMuchAs: GameWords['asMuchAs'] = (like) =>
  like && like !== 'cloister'
    ? `evenveel als de ${features[like]}`
    : `evenveel als het ${like ? features[like] : 'project'}`;

export const standings: GameWords['standings'] = {
  majority: (followers) => `meerderheid met ${count('follower', followers)}`,
  tie: (followers) => `gelijke stand met elk ${count('follower', followers)}: volle punten`,
  minority: (followers) => `slechts ${count('follower', followers)}: geen punten`,
};

export const nobody = 'er staat niemand';

export const claims: GameWords['claims'] = {
  because: {
    city: 'meerderheid in de stad',
    road: 'meerderheid op de weg',
    cloister: 'meerderheid op het klooster',
    field: 'meerderheid in de weide',
    castle: 'burchtheer',
  },
  only: (cell) => `alleen ${cell}`,
  none: 'geen recht op goud',
};
