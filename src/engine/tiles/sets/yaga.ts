/** Baba Yaga’s hut (GF-YAG-01). */
import type { TileSet } from '../catalogue.ts';

export const yaga = {
  tiles: {
    'russian/hut': { text: 'hut', count: 1 },
  },
} as const satisfies TileSet;
