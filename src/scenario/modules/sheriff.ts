/** How The Sheriff is written in a document: where he goes, and in `parts` where he stands. */
import { record } from '../shape.ts';
import { cell, type ModuleShapes, spot } from './shapes.ts';

const place = { cell, on: spot };

export const sheriff: ModuleShapes = { choices: { sheriff: place }, part: record(place) };
