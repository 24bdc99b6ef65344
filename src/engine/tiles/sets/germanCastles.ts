/**
 * The six castles of Germany, each a tile of two squares (GF-GCA-01). What their edges show is not known: this choice is
 * our own. Nothing but the castle and the fields goes on from one half to the other.
 */
import type { TileSet } from '../catalogue.ts';

const castle = (name: string, first: string, second: string) => ({
  text: `german-castle:S ${first}`.trim(),
  count: 1,
  second: { name: `${name}b`, text: `german-castle:N ${second}`.trim() },
});

export const germanCastles = {
  tiles: {
    'german-castle/1': castle('german-castle/1', 'road:W', 'road:E'),
    'german-castle/2': castle('german-castle/2', 'road:N', 'road:S'),
    'german-castle/3': castle('german-castle/3', 'city:N', 'road:S'),
    'german-castle/4': castle('german-castle/4', 'city:W', 'road:E'),
    'german-castle/5': castle('german-castle/5', 'city:N', 'city:S'),
    'german-castle/6': castle('german-castle/6', 'road:N', ''),
  },
} as const satisfies TileSet;
