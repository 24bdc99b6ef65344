/** Bazaars are on the tiles of Bridges, Castles & Bazaars. */
import { castles } from '../../tiles/sets/castles.ts';
import type { Box } from '../box.ts';

export const box: Box = {
  name: 'bazaars',
  shared: castles,
  faces: [castles],
  tiles: () => [],
  pieces: () => ({}),
};
