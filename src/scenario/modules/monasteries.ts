/** How `monasteries` is written in a document. */
import type { ModuleShapes } from './shapes.ts';

export const monasteries: ModuleShapes = { choices: {} };
