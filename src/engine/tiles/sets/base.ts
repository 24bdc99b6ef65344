/** The 24 faces of the base game and how many of each there are (BASE-08). */
import type { TileSet } from '../catalogue.ts';

export const base = {
  start: 'base/D',
  tiles: {
    'base/A': { text: 'road:S cloister', count: 2 },
    'base/B': { text: 'cloister', count: 4 },
    'base/C': { text: 'city:NESW*', count: 1 },
    'base/D': { text: 'city:N road:EW', count: 4 },
    'base/E': { text: 'city:N', count: 5 },
    'base/F': { text: 'city:NS*', count: 2 },
    'base/G': { text: 'city:NS', count: 1 },
    'base/H': { text: 'city:N,S', count: 3 },
    'base/I': { text: 'city:N,E', count: 2 },
    'base/J': { text: 'city:N road:ES', count: 3 },
    'base/K': { text: 'city:N road:SW', count: 3 },
    'base/L': { text: 'city:N road:E,S,W', count: 3 },
    'base/M': { text: 'city:NE*', count: 2 },
    'base/N': { text: 'city:NE', count: 3 },
    'base/O': { text: 'city:NE* road:SW', count: 2 },
    'base/P': { text: 'city:NE road:SW', count: 3 },
    'base/Q': { text: 'city:NES*', count: 1 },
    'base/R': { text: 'city:NES', count: 3 },
    'base/S': { text: 'city:NES* road:W', count: 2 },
    'base/T': { text: 'city:NES road:W', count: 1 },
    'base/U': { text: 'road:NS', count: 8 },
    'base/V': { text: 'road:SW', count: 9 },
    'base/W': { text: 'road:E,S,W', count: 4 },
    'base/X': { text: 'road:N,E,S,W', count: 1 },
  },
} as const satisfies TileSet;
