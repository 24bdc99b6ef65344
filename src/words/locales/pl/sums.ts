/** Points as sums, and what gives points and gold, in Polish. */
import type { GameWords } from '../../game.ts';
import { count, features } from './nouns.ts';

export const asMuchAs: GameWords['asMuchAs'] = (like) => `tyle samo co ${like ? features[like] : 'obszar'}`;

export const standings: GameWords['standings'] = {
  majority: (followers) => `przewaga (${count('follower', followers)})`,
  tie: (followers) => `remis (${count('follower', followers)}), pełne punkty`,
  minority: (followers) => `tylko ${count('follower', followers)}, bez punktów`,
};

export const nobody = 'nikt tam nie stoi';

export const claims: GameWords['claims'] = {
  because: {
    city: 'przewaga w mieście',
    road: 'przewaga na drodze',
    cloister: 'przewaga w klasztorze',
    field: 'przewaga na polu',
    castle: 'właściciel zamku',
  },
  only: (cell) => `tylko ${cell}`,
  none: 'bez prawa do złota',
};
