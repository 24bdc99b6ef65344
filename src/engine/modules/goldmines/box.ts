/** The tiles of The Goldmines. */
import { tilesOf } from '../../tiles/catalogue.ts';
import { goldmines as tiles } from '../../tiles/sets/goldmines.ts';
import type { Box } from '../box.ts';

export const box: Box = {
  name: 'goldmines',
  faces: [tiles],
  tiles: () => tilesOf(tiles),
  pieces: () => ({}),
};
