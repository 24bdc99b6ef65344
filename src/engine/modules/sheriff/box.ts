/** The tiles of The Sheriff. */
import { tilesOf } from '../../tiles/catalogue.ts';
import { sheriff as tiles } from '../../tiles/sets/sheriff.ts';
import type { Box } from '../box.ts';

export const box: Box = {
  name: 'sheriff',
  game: 'gold-rush',
  faces: [tiles],
  tiles: () => tilesOf(tiles),
  pieces: () => ({}),
};
