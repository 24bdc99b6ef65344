/**
 * The 72 tiles of Gold Rush (RUSH-01).
 *
 * Which faces the box holds is told nowhere that we could read (RUSH-16), so this set is our own: it shows all that the
 * rules speak of, in a balance that lets nearly every tile find a place, with as many nuggets as there are tokens.
 */
import type { TileSet } from '../catalogue.ts';

export const goldRush = {
  start: 'rush/1',
  tiles: {
    'rush/1': { text: 'mountain:N1 track:EW', count: 4 },
    'rush/2': { text: 'mountain:N1 camp:SL', count: 3 },
    'rush/3': { text: 'mountain:N2 herd:SL', count: 2 },
    'rush/4': { text: 'mountain:NS1', count: 1 },
    'rush/5': { text: 'mountain:NS2 camp:EL', count: 2 },
    'rush/6': { text: 'mountain:N1,S1', count: 2 },
    'rush/7': { text: 'mountain:N1,E1 herd:SR', count: 2 },
    'rush/8': { text: 'mountain:N1 track:ES', count: 2 },
    'rush/9': { text: 'mountain:N2 track:ES!', count: 1 },
    'rush/10': { text: 'mountain:N1 track:SW', count: 2 },
    'rush/11': { text: 'mountain:N2 track:SW!', count: 1 },
    'rush/12': { text: 'mountain:N1 track:E,S,W', count: 3 },
    'rush/13': { text: 'mountain:NE1', count: 2 },
    'rush/14': { text: 'mountain:NE2 herd:SR', count: 1 },
    'rush/15': { text: 'mountain:NE3', count: 1 },
    'rush/16': { text: 'mountain:NE1 track:SW', count: 3 },
    'rush/17': { text: 'mountain:NE2 track:SW!', count: 1 },
    'rush/18': { text: 'mountain:NES1', count: 1 },
    'rush/19': { text: 'mountain:NES2 camp:WL', count: 2 },
    'rush/20': { text: 'mountain:NES2 track:W', count: 1 },
    'rush/21': { text: 'mountain:NES3 track:W', count: 2 },
    'rush/22': { text: 'mountain:NESW3', count: 1 },
    'rush/23': { text: 'track:NS', count: 4 },
    'rush/24': { text: 'track:NS!', count: 2 },
    'rush/25': { text: 'track:NS camp:EL', count: 1 },
    'rush/26': { text: 'track:SW', count: 3 },
    'rush/27': { text: 'track:SW!', count: 2 },
    'rush/28': { text: 'track:SW camp:NR', count: 2 },
    'rush/29': { text: 'track:SW herd:NR', count: 1 },
    'rush/30': { text: 'track:E,S,W', count: 3 },
    'rush/31': { text: 'track:E,S,W herd:NL', count: 1 },
    'rush/32': { text: 'track:N,E,S,W', count: 1 },
    'rush/33': { text: 'town track:E,S,W', count: 4 },
    'rush/34': { text: 'town track:N,E,S,W', count: 3 },
    'rush/35': { text: 'track:S camp:NL', count: 2 },
    'rush/36': { text: 'prairie camp:WL', count: 1 },
    'rush/37': { text: 'prairie herd:NR', count: 2 },
  },
} as const satisfies TileSet;
