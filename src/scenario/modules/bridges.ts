/** How `bridges` is written in a document; those that lie already are part of the board. */
import { WAYS } from '../../engine/index.ts';
import { oneOf } from '../shape.ts';
import { cell, type ModuleShapes } from './shapes.ts';

export const bridges: ModuleShapes = {
  choices: { bridge: { cell, way: oneOf(WAYS) } },
};
