/** How `darmstadt` is written in a document. */
import type { ModuleShapes } from './shapes.ts';

export const darmstadt: ModuleShapes = { choices: {} };
