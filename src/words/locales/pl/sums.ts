/** Points as sums, and what gives points and gold, in Polish. */
import { figureNoun } from '../../figures.ts';
import type { GameWords } from '../../game.ts';
import { count, features } from './nouns.ts';

export const asMuchAs: GameWords['asMuchAs'] = (like) => `tyle samo co ${like ? features[like] : 'obszar'}`;

export const standings: GameWords['standings'] = {
  majority: (followers, ctx) => `przewaga (${count(figureNoun(ctx), followers)})`,
  tie: (followers, ctx) => `remis (${count(figureNoun(ctx), followers)}), pełne punkty`,
  minority: (followers, ctx) => `tylko ${count(figureNoun(ctx), followers)}, bez punktów`,
};

export const nobody = 'nikt tam nie stoi';

export const claims: GameWords['claims'] = {
  because: {
    city: 'przewaga w mieście',
    road: 'przewaga na drodze',
    cloister: 'przewaga w klasztorze',
    abbey: 'przewaga w opactwie',
    shrine: 'przewaga w siedzibie kultu',
    monastery: 'przewaga w klasztorze specjalnym',
    church: 'przewaga w kościele w Darmstadt',
    garden: 'przewaga w ogrodzie',
    hut: 'przewaga w chatce Baby Jagi',
    'german-castle': 'przewaga w niemieckim zamku',
    cathedral: 'przewaga w niemieckiej katedrze',
    'mist-castle': 'przewaga w zamku we mgle',
    field: 'przewaga na polu',
    castle: 'właściciel zamku',
    mountain: 'przewaga na górze',
    track: 'przewaga na linii kolejowej',
    town: 'przewaga w mieście',
    cemetery: 'przewaga na cmentarzu',
    prairie: 'przewaga na prerii',
  },
  only: (cell) => `tylko ${cell}`,
  none: 'bez prawa do złota',
};
