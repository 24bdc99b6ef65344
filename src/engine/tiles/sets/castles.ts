/** The twelve tiles of Bridges, Castles & Bazaars (CASTLE-01). */
import type { TileSet } from '../catalogue.ts';

export const castles = {
  tiles: {
    'castles/B1': { text: 'city:NESW bazaar', count: 2 },
    'castles/B2': { text: 'city:N,E,W road:S field:SL/E,SR/NEW', count: 1 },
    'castles/B3': { text: 'city:EW bazaar', count: 1 },
    'castles/B4': { text: 'city:W^ road:E field:NLNR/W,EL/W,ERSLSR/W', count: 1 },
    'castles/B5': { text: 'city:N road:S bazaar', count: 1 },
    'castles/B6': { text: 'bazaar', count: 1 },
    'castles/B7': { text: 'city:EW cloister', count: 1 },
    'castles/B8': { text: 'road:EW cloister', count: 1 },
    'castles/B9': { text: 'road:S bazaar', count: 1 },
    'castles/B10': { text: 'road:N,S bazaar', count: 1 },
    'castles/B11': { text: 'road:N,S bazaar', count: 1 },
  },
} as const satisfies TileSet;
