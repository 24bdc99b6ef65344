/** What English says about Castles in Germany. */
import type { GermanCastlesWords } from '../../../modules.ts';
import { cells, name } from '../nouns.ts';
import { who } from '../problems.ts';

/** The number behind the name of a printed tile. */
const number = (tile: string): string => tile.replace(/^.*\//, '');

export const germanCastles: GermanCastlesWords = {
  events: {
    'german-castle-taken': (e) => `${name(e.player)} places a castle tile instead of drawing.`,
    'german-castle-kept': (e) => `${name(e.player)} places no castle tile.`,
  },
  decisions: {
    'play-german-castle': {
      tell: (d) => `${name(d.player)} may place a castle tile instead of drawing.`,
      ask: (d) => `Does ${name(d.player)} place a castle tile?`,
      pass: 'no castle tile',
    },
  },
  choices: { 'german-castle': (c) => `castle tile ${number(c.tile)}` },
  refusals: {
    'no-such-castle-tile': () => 'The player has no such castle tile that fits.',
    'touches-a-castle-tile': () => 'A castle tile may not touch another one, not even at a corner.',
  },
  situation: {
    'castle-tiles-touch': (p, ctx) => `Castle tiles touch each other at ${cells(p.cells, ctx)}.`,
    'bad-castle-tiles': (p) =>
      p.found === undefined
        ? 'A castle tile lies on the table twice.'
        : `${who(p.found)}: these castle tiles cannot all be there.`,
  },
};
