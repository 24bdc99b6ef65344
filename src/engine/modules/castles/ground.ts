/** Where a castle stands, its lord, and its vicinity (CASTLE-07, CASTLE-14). */
import { type Cell, sameCell } from '../../geometry.ts';
import type { Spot } from '../../tiles/tile.ts';
import type { Castle } from './part.ts';

/** The spot of a lord: on the first cell of his castle, towards the second. One tile can carry two castles. */
export const lordSpot = ([a, b]: Castle['cells']): Spot => (a[0] === b[0] ? 'castle:S' : 'castle:E');

export const sameCastle = (a: Castle['cells'], b: Castle['cells']): boolean =>
  sameCell(a[0], b[0]) && sameCell(a[1], b[1]);

/** The northern or western cell first. */
export const inOrder = ([a, b]: Castle['cells']): Castle['cells'] =>
  a[1] < b[1] || (a[1] === b[1] && a[0] < b[0]) ? [a, b] : [b, a];

/** The six squares: its own two and the two beside each of its long sides (CASTLE-14). */
export function vicinityOf([a, b]: Castle['cells']): Cell[] {
  const [dx, dy] = a[0] === b[0] ? [1, 0] : [0, 1];
  return [-1, 0, 1].flatMap((n): Cell[] => [
    [a[0] + n * dx, a[1] + n * dy],
    [b[0] + n * dx, b[1] + n * dy],
  ]);
}
