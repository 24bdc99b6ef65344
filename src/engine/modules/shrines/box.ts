/** The tiles of the shrines, from Heretics & Shrines. */
import { tilesOf } from '../../tiles/catalogue.ts';
import { shrines as tiles } from '../../tiles/sets/shrines.ts';
import type { Box } from '../box.ts';

/** The usual number of shrines; the sixth is in one printing only. */
const USUAL = 5;

export const box: Box = {
  name: 'shrines',
  faces: [tiles],
  tiles: ({ options }) => (options.shrines.six ? tilesOf(tiles) : tilesOf(tiles).slice(0, USUAL)),
  pieces: () => ({}),
};
