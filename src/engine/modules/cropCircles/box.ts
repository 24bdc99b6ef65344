/** The tiles of Crop Circles I and II. */
import { tilesOf } from '../../tiles/catalogue.ts';
import { cropCircles1, cropCircles2 } from '../../tiles/sets/cropCircles.ts';
import type { Box } from '../box.ts';

const SETS = { I: [cropCircles1], II: [cropCircles2], both: [cropCircles1, cropCircles2] } as const;

export const box: Box = {
  name: 'crop-circles',
  faces: [cropCircles1, cropCircles2],
  tiles: ({ options }) => SETS[options['crop-circles'].set].flatMap(tilesOf),
  pieces: () => ({}),
};
