/** The two sets of six crop circle tiles (CROP-09, CROP-10). */
import type { TileSet } from '../catalogue.ts';

export const cropCircles1 = {
  tiles: {
    'crop1/1': { text: 'city:NW shield', count: 1 },
    'crop1/2': { text: 'city:N,E shield', count: 1 },
    'crop1/3': { text: 'city:N road:E pitchfork', count: 1 },
    'crop1/4': { text: 'road:SW club', count: 1 },
    'crop1/5': { text: 'city:N road:SW pitchfork', count: 1 },
    'crop1/6': { text: 'road:N,S,W club', count: 1 },
  },
} as const satisfies TileSet;

export const cropCircles2 = {
  tiles: {
    'crop2/1': { text: 'road:E,SW club field:NLNRELWR,ERSL,SRWL', count: 1 },
    'crop2/2': { text: 'road:N,E,SW club', count: 1 },
    'crop2/3': { text: 'city:N road:S pitchfork', count: 1 },
    'crop2/4': { text: 'city:N road:E,W pitchfork', count: 1 },
    'crop2/5': { text: 'city:N,S shield field:ELER/NS,WLWR/NS', count: 1 },
    'crop2/6': { text: 'city:NW,ES shield', count: 1 },
  },
} as const satisfies TileSet;
