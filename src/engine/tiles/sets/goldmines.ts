/** The eight gold tiles (GOLD-08). */
import type { TileSet } from '../catalogue.ts';

export const goldmines = {
  tiles: {
    'gold/G1': { text: 'road:ES cloister gold', count: 1 },
    'gold/G2': { text: 'city:NW cloister gold', count: 1 },
    'gold/G3': { text: 'city:NW road:ES cloister gold', count: 1 },
    'gold/G4': { text: 'road:NE,SW cloister gold', count: 1 },
    'gold/G5': { text: 'road:NW,ES gold', count: 1 },
    'gold/G6': { text: 'city:NW road:ES gold', count: 1 },
    'gold/G7': { text: 'city:EW road:NS gold', count: 1 },
    'gold/G8': { text: 'road:NS,EW gold', count: 1 },
  },
} as const satisfies TileSet;
