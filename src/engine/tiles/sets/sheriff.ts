/**
 * The six star tiles of The Sheriff, each once (SHERIFF-02).
 *
 * What they show besides the star and two cemeteries is told in pictures only (SHERIFF-05): the rest is our own.
 */
import type { TileSet } from '../catalogue.ts';

export const sheriff = {
  tiles: {
    'sheriff/1': { text: 'cemetery star', count: 1 },
    'sheriff/2': { text: 'cemetery camp:NL star', count: 1 },
    'sheriff/3': { text: 'mountain:NE1 track:SW star', count: 1 },
    'sheriff/4': { text: 'mountain:N2 track:EW star', count: 1 },
    'sheriff/5': { text: 'track:SW! star', count: 1 },
    'sheriff/6': { text: 'track:E,S,W star', count: 1 },
  },
} as const satisfies TileSet;
