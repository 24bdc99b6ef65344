/** How `yaga` is written in a document. */
import type { ModuleShapes } from './shapes.ts';

export const yaga: ModuleShapes = { choices: {} };
