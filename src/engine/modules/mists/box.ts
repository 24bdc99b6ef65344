/** Mists over Carcassonne. Its tiles are not known, so none are added; a scenario writes them in notation. */
import type { Box } from '../box.ts';

export const box: Box = {
  name: 'mists',
  tiles: () => [],
  pieces: () => ({}),
};
