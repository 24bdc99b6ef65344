/** How the choices of `crop-circles` are written in a document. */
import { oneOf } from '../shape.ts';
import { cell, type ModuleShapes, spot } from './shapes.ts';

export const cropCircles: ModuleShapes = {
  choices: {
    'crop-action': { action: oneOf(['add', 'remove']) },
    'crop-add': { cell, on: spot },
    'crop-remove': { cell, on: spot },
  },
};
