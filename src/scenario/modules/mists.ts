/** How `mists` is written in a document. */
import type { ModuleShapes } from './shapes.ts';

export const mists: ModuleShapes = { choices: {} };
