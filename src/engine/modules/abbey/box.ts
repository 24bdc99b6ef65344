/** An abbey for each player (GF-ABB-01). */
import { abbey } from '../../tiles/sets/abbey.ts';
import type { Box } from '../box.ts';

export const box: Box = {
  name: 'abbey',
  faces: [abbey],
  tiles: () => [],
  pieces: () => ({ abbey: 1 }),
};
