/** Points as sums, and what gives points and gold, in Romanian. */
import type { GameWords } from '../../game.ts';
import { count, definite } from './nouns.ts';

export const asMuchAs: GameWords['asMuchAs'] = (like) => `la fel ca ${like ? definite[like] : 'teritoriul'}`;

export const standings: GameWords['standings'] = {
  majority: (followers) => `majoritate cu ${count('follower', followers)}`,
  tie: (followers) => `egalitate cu ${count('follower', followers)}: toate punctele`,
  minority: (followers) => `doar ${count('follower', followers)}: fără puncte`,
};

export const nobody = 'nu se află nimeni acolo';

export const claims: GameWords['claims'] = {
  because: {
    city: 'majoritate în oraș',
    road: 'majoritate pe drum',
    cloister: 'majoritate la mănăstire',
    field: 'majoritate pe câmp',
    castle: 'lordul cetății',
  },
  only: (cell) => `doar ${cell}`,
  none: 'fără drept la aur',
};
