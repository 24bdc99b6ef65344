/** The shrines; one printing has the sixth as well (GF-SHR-01). */
import type { TileSet } from '../catalogue.ts';

export const shrines = {
  tiles: {
    'shrine/1': { text: 'shrine', count: 1 },
    'shrine/2': { text: 'city:N shrine', count: 1 },
    'shrine/3': { text: 'road:S shrine', count: 1 },
    'shrine/4': { text: 'city:N road:S shrine', count: 1 },
    'shrine/5': { text: 'road:N,S shrine', count: 1 },
    'shrine/6': { text: 'city:N road:E,W shrine', count: 1 },
  },
} as const satisfies TileSet;
