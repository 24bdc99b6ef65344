/** How much of the table is shown while somebody tries. */
import { type CellWindow, windowOf } from '../../drawing/index.ts';
import { cellsToChoose } from './options.ts';
import type { Position } from './session.ts';

/** The board of the example, grown by whatever the try has come to. */
export function windowFor(base: CellWindow, trail: readonly Position[]): CellWindow {
  const targets = trail.flatMap(({ state }) => cellsToChoose(state).map((cell) => ({ cell })));
  const own = windowOf(
    trail.map(({ state }) => state),
    [{ targets }],
  );
  const [x, y] = [Math.min(base.x, own.x), Math.min(base.y, own.y)];
  return {
    x,
    y,
    w: Math.max(base.x + base.w, own.x + own.w) - x,
    h: Math.max(base.y + base.h, own.y + own.h) - y,
  };
}
