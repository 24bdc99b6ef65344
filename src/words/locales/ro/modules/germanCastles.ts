/** What Romanian says about Castles in Germany. */
import type { GermanCastlesWords } from '../../../modules.ts';
import { cells, name } from '../nouns.ts';
import { who } from '../problems.ts';

/** The number behind the name of a printed tile. */
const number = (tile: string): string => tile.replace(/^.*\//, '');

export const germanCastles: GermanCastlesWords = {
  events: {
    'german-castle-taken': (e) => `${name(e.player)} plasează un castel german în loc să tragă un cartonaș.`,
    'german-castle-kept': (e) => `${name(e.player)} nu plasează niciun castel german.`,
  },
  decisions: {
    'play-german-castle': {
      tell: (d) => `${name(d.player)} poate plasa un castel german în loc să tragă un cartonaș.`,
      ask: (d) => `${name(d.player)} plasează un castel german?`,
      pass: 'niciun castel german',
    },
  },
  choices: { 'german-castle': (c) => `castelul german ${number(c.tile)}` },
  refusals: {
    'no-such-castle-tile': () => 'Jucătorul nu are un astfel de castel german care să se potrivească.',
    'touches-a-castle-tile': () => 'Un castel german nu poate atinge alt castel german, nici măcar la colț.',
  },
  situation: {
    'castle-tiles-touch': (p, ctx) => `Castele germane se ating pe ${cells(p.cells, ctx)}.`,
    'bad-castle-tiles': (p) =>
      p.found === undefined
        ? 'Același castel german se află de două ori pe masă.'
        : `${who(p.found)}: aceste castele germane nu pot fi toate acolo.`,
  },
};
