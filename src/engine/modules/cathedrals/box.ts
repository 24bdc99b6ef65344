/** The tiles of Cathedrals in Germany. */
import { tilesOf } from '../../tiles/catalogue.ts';
import { cathedrals as tiles } from '../../tiles/sets/cathedrals.ts';
import type { Box } from '../box.ts';

export const box: Box = {
  name: 'cathedrals',
  faces: [tiles],
  tiles: () => tilesOf(tiles),
  pieces: () => ({}),
};
