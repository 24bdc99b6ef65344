/** The Gifts: cards alone. */
import type { Box } from '../box.ts';

export const box: Box = {
  name: 'gifts',
  tiles: () => [],
  pieces: () => ({}),
};
