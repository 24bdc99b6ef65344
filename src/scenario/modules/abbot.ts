/** How `abbot` is written in a document. */
import { cell, type ModuleShapes, spot } from './shapes.ts';

export const abbot: ModuleShapes = { choices: { recall: { cell, on: spot } } };
