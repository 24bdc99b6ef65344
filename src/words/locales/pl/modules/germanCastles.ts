/** What Polish says about Castles in Germany. */
import type { GermanCastlesWords } from '../../../modules.ts';
import { cells, name } from '../nouns.ts';
import { who } from '../problems.ts';

/** The number behind the name of a printed tile. */
const number = (tile: string): string => tile.replace(/^.*\//, '');

export const germanCastles: GermanCastlesWords = {
  events: {
    'german-castle-taken': (e) => `${name(e.player)} postanawia dołożyć niemiecki zamek, zamiast dobierać kafelek.`,
    'german-castle-kept': (e) => `${name(e.player)} nie dokłada niemieckiego zamku.`,
  },
  decisions: {
    'play-german-castle': {
      tell: (d) => `${name(d.player)} może dołożyć niemiecki zamek, zamiast dobierać kafelek.`,
      ask: (d) => `${name(d.player)}: dołożyć niemiecki zamek?`,
      pass: 'bez niemieckiego zamku',
    },
  },
  choices: { 'german-castle': (c) => `niemiecki zamek ${number(c.tile)}` },
  refusals: {
    'no-such-castle-tile': () => 'Ten gracz nie ma takiego niemieckiego zamku, który by pasował.',
    'touches-a-castle-tile': () => 'Niemiecki zamek nie może dotykać innego niemieckiego zamku, nawet rogiem.',
  },
  situation: {
    'castle-tiles-touch': (p, ctx) => `Na ${cells(p.cells, ctx)} stykają się niemieckie zamki.`,
    'bad-castle-tiles': (p) =>
      p.found === undefined
        ? 'Jeden niemiecki zamek leży na stole dwa razy.'
        : `${who(p.found)}: tych niemieckich zamków nie może być tu naraz.`,
  },
};
