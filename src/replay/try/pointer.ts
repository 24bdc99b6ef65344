/** From a pointer on the board to the square under it. */
import { CELL } from '../../drawing/units.ts';
import type { Cell } from '../../engine/index.ts';

/** The square that was pressed, or nothing outside the drawing. */
export function cellAt({ target, clientX, clientY }: MouseEvent): Cell | undefined {
  const svg = target instanceof Element ? target.closest('svg') : null;
  const toScreen = svg?.getScreenCTM();
  if (!svg || !toScreen) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
  return [Math.round(x / CELL), Math.round(y / CELL)];
}
