/** Where the reader points and looks. */
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

/** Moves the focus to a sentence, and the page only if it is out of sight. */
export function bring(sentence: HTMLElement | null): void {
  sentence?.focus({ preventScroll: true });
  sentence?.scrollIntoView({ block: 'nearest' });
}
