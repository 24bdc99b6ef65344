/** The eight faces of the base game that show a garden in its second edition, each instead of one without (GF-GAR-04). */
import type { TileSet } from '../catalogue.ts';

export const gardens = {
  tiles: {
    'base/Ng': { text: 'city:NE garden', count: 1 },
    'base/Mg': { text: 'city:NE* garden', count: 1 },
    'base/Rg': { text: 'city:NES garden', count: 1 },
    'base/Eg': { text: 'city:N garden', count: 1 },
    'base/Hg': { text: 'city:N,S garden', count: 1 },
    'base/Ig': { text: 'city:N,E garden', count: 1 },
    'base/Vg': { text: 'road:SW garden', count: 1 },
    'base/Ug': { text: 'road:NS garden', count: 1 },
  },
} as const satisfies TileSet;
