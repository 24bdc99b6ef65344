/** How `cathedrals` is written in a document. */
import type { ModuleShapes } from './shapes.ts';

export const cathedrals: ModuleShapes = { choices: {} };
