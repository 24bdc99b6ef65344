/** What Dutch says about Castles in Germany. */
import type { GermanCastlesWords } from '../../../modules.ts';
import { cells, name } from '../nouns.ts';
import { who } from '../problems.ts';

/** The number behind the name of a printed tile. */
const number = (tile: string): string => tile.replace(/^.*\//, '');

export const germanCastles: GermanCastlesWords = {
  events: {
    'german-castle-taken': (e) => `${name(e.player)} legt een burchttegel in plaats van een tegel te trekken.`,
    'german-castle-kept': (e) => `${name(e.player)} legt geen burchttegel.`,
  },
  decisions: {
    'play-german-castle': {
      tell: (d) => `${name(d.player)} mag een burchttegel leggen in plaats van een tegel te trekken.`,
      ask: (d) => `Legt ${name(d.player)} een burchttegel?`,
      pass: 'geen burchttegel',
    },
  },
  choices: { 'german-castle': (c) => `burchttegel ${number(c.tile)}` },
  refusals: {
    'no-such-castle-tile': () => 'Deze speler heeft geen burchttegel die past.',
    'touches-a-castle-tile': () => 'Een burchttegel mag geen andere raken, ook niet met een hoek.',
  },
  situation: {
    'castle-tiles-touch': (p, ctx) => `Bij ${cells(p.cells, ctx)} raken burchttegels elkaar.`,
    'bad-castle-tiles': (p) =>
      p.found === undefined
        ? 'Eén burchttegel ligt twee keer op tafel.'
        : `${who(p.found)}: deze burchttegels kunnen er niet allemaal zijn.`,
  },
};
