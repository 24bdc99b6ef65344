/** The tiles of Castles in Germany: dealt out, none is in the pile (GF-GCA-01). */
import { germanCastles } from '../../tiles/sets/germanCastles.ts';
import type { Box } from '../box.ts';

export const box: Box = {
  name: 'german-castles',
  faces: [germanCastles],
  tiles: () => [],
  pieces: () => ({}),
};
