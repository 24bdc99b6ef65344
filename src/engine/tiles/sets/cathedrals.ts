/**
 * Six cathedrals of Germany, each with three or four roads (GF-CAT-01). Which road leaves which tile where is not known:
 * this distribution is our own.
 */
import type { TileSet } from '../catalogue.ts';

export const cathedrals = {
  tiles: {
    'cathedral/1': { text: 'road:N,E,S,W cathedral', count: 3 },
    'cathedral/2': { text: 'road:E,S,W cathedral', count: 3 },
  },
} as const satisfies TileSet;
