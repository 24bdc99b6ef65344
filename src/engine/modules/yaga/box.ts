/** The tile of Baba Yaga’s hut. */
import { tilesOf } from '../../tiles/catalogue.ts';
import { yaga as tiles } from '../../tiles/sets/yaga.ts';
import type { Box } from '../box.ts';

export const box: Box = {
  name: 'yaga',
  faces: [tiles],
  tiles: () => tilesOf(tiles),
  pieces: () => ({}),
};
