/** Where something can stand on open land: a lying figure, a camp, a herd. */
import { HALVES, type Half, SIDES, type Tile } from '../engine/index.ts';
import { type Point, pointList, turnPoint } from './units.ts';

/** Where something may stand on a segment, most wanted first, and whether it is too small for a whole figure. */
export interface Options {
  readonly at: readonly Point[];
  readonly tight: boolean;
}

/** In its open corners, along its sides, beside its roads and walls; in the middle if it reaches no side. */
export function fieldPlaces({ edges }: Tile, halves: readonly Half[]): Options {
  const has = (half: number) => halves.includes(HALVES[(half + 8) % 8] as Half);
  const isLine = (i: number) => edges[i] === 'road' || edges[i] === 'track';
  const corners = SIDES.flatMap((_, i) => (has(2 * i - 1) && has(2 * i) ? [turnPoint([-35, -35], i)] : []));
  const sides = SIDES.flatMap((_, i) => (has(2 * i) && has(2 * i + 1) && !isLine(i) ? [turnPoint([0, -32], i)] : []));
  const beside = SIDES.flatMap((_, i) => [
    ...(has(2 * i) ? [turnPoint([-20, -38], i)] : []),
    ...(has(2 * i + 1) ? [turnPoint([20, -38], i)] : []),
  ]);
  const middle = halves.length ? [] : pointList(0, 0, 0, 24, 0, -24);
  return { at: [...corners, ...sides, ...beside, ...middle], tight: !corners.length };
}
