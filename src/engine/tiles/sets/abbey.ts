/** The abbey tile that every player has; not drawn (GF-ABB-01). */
import type { TileSet } from '../catalogue.ts';

export const abbey = {
  tiles: {
    'abbey/abbey': { text: 'abbey', count: 1 },
  },
} as const satisfies TileSet;
