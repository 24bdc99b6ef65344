/** Crop Circles: CROP-01…32. */
import { tilesOf } from '../../tiles/catalogue.ts';
import { cropCircles1, cropCircles2 } from '../../tiles/sets/cropCircles.ts';
import type { RuleModule } from '../module.ts';
import { cropCircle } from './action.ts';

const SETS = { I: [cropCircles1], II: [cropCircles2], both: [cropCircles1, cropCircles2] } as const;

export const cropCircles: RuleModule = {
  name: 'crop-circles',
  phases: { aftermath: cropCircle },
  crowds: true,
  faces: [cropCircles1, cropCircles2],
  tiles: ({ options }) => SETS[options['crop-circles'].set].flatMap(tilesOf),
  pieces: () => ({}),
};
