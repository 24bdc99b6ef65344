import type { Cell } from '../engine/index.ts';
import type { CellWindow } from './marks.ts';
import type { Sizes } from './sizes.ts';
import { CELL, HALF } from './units.ts';

/** `0` is `A`, `25` is `Z`, `26` is `AA`; west of `A` is `Z` again. */
const columnName = (index: number): string =>
  index < 0
    ? columnName(index + 26)
    : `${index < 26 ? '' : columnName(Math.floor(index / 26) - 1)}${String.fromCharCode(65 + (index % 26))}`;

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Letters south of the board, numbers west of it. */
export function Coordinates({
  window: { x, y, w, h },
  origin: [left, top],
  sizes: { margin, letter },
}: {
  window: CellWindow;
  /** The cell that is A1. */
  origin: Cell;
  sizes: Sizes;
}) {
  const south = CELL * (y + h) - HALF + margin / 2 + letter * 0.42;
  const west = CELL * x - HALF - margin / 2 - 1;
  return (
    <g class="b-xy" font-size={letter}>
      {upTo(w).map((i) => (
        <text x={CELL * (x + i)} y={Math.round(south)}>
          {columnName(x + i - left)}
        </text>
      ))}
      {upTo(h).map((i) => (
        <text x={west} y={Math.round(CELL * (y + i) + letter * 0.35)}>
          {String(y + i - top + 1).replace('-', '\u2212')}
        </text>
      ))}
    </g>
  );
}
