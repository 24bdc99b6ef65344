/** How `shrines` is written in a document. */
import type { ModuleShapes } from './shapes.ts';

export const shrines: ModuleShapes = { choices: {} };
