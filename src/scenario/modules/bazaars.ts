/** How `bazaars` is written in a document. A bazaar under way cannot be: begin before it. */
import { flag, wholeNumber } from '../shape.ts';
import { type ModuleShapes, tile } from './shapes.ts';

export const bazaars: ModuleShapes = {
  choices: { lot: { tile }, bid: { bid: wholeNumber(0, 10_000) }, deal: { buy: flag } },
};
