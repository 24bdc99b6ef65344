/** Points as sums, and what gives points and gold, in Romanian. */
import { figureNoun } from '../../figures.ts';
import type { GameWords } from '../../game.ts';
import { count, definite } from './nouns.ts';

export const asMuchAs: GameWords['asMuchAs'] = (like) => `la fel ca ${like ? definite[like] : 'teritoriul'}`;

export const standings: GameWords['standings'] = {
  majority: (followers, ctx) => `majoritate cu ${count(figureNoun(ctx), followers)}`,
  tie: (followers, ctx) => `egalitate cu ${count(figureNoun(ctx), followers)}: toate punctele`,
  minority: (followers, ctx) => `doar ${count(figureNoun(ctx), followers)}: fără puncte`,
};

export const nobody = 'nu se află nimeni acolo';

export const claims: GameWords['claims'] = {
  because: {
    city: 'majoritate în oraș',
    road: 'majoritate pe drum',
    cloister: 'majoritate la mănăstire',
    abbey: 'majoritate la abație',
    shrine: 'majoritate la lăcașul de cult',
    monastery: 'majoritate la mănăstirea specială',
    church: 'majoritate la biserica Darmstadt',
    garden: 'majoritate în grădină',
    hut: 'majoritate în coliba Babei Yaga',
    'german-castle': 'majoritate în castelul german',
    cathedral: 'majoritate la catedrala germană',
    'mist-castle': 'majoritate în castelul în ceață',
    field: 'majoritate pe câmp',
    castle: 'lordul cetății',
    mountain: 'majoritate pe munte',
    track: 'majoritate pe calea ferată',
    town: 'majoritate în oraș',
    cemetery: 'majoritate pe cimitir',
    prairie: 'majoritate pe prerie',
  },
  only: (cell) => `doar ${cell}`,
  none: 'fără drept la aur',
};
