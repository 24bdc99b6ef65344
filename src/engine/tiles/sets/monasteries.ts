/** The six special monasteries of Germany; those of the Netherlands and Belgium have the same layouts (GF-MON-01). */
import type { TileSet } from '../catalogue.ts';

export const monasteries = {
  tiles: {
    'monastery/1': { text: 'monastery', count: 1 },
    'monastery/2': { text: 'monastery', count: 1 },
    'monastery/3': { text: 'monastery', count: 1 },
    'monastery/4': { text: 'monastery', count: 1 },
    'monastery/5': { text: 'road:S monastery', count: 1 },
    'monastery/6': { text: 'road:S monastery', count: 1 },
  },
} as const satisfies TileSet;
