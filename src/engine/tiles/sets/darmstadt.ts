/** The Darmstadtium and the two churches (GF-DAR-01). */
import type { TileSet } from '../catalogue.ts';

export const darmstadt = {
  tiles: {
    'darmstadt/1': { text: 'city:NESW darmstadtium', count: 1 },
    'darmstadt/2': { text: 'road:N,E,S,W church', count: 1 },
    'darmstadt/3': { text: 'road:ES church', count: 1 },
  },
} as const satisfies TileSet;
