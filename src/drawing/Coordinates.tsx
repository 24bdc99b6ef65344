import type { CellWindow } from './marks.ts';
import type { Sizes } from './sizes.ts';
import { CELL, HALF } from './units.ts';

/** `0` is `A`, `25` is `Z`, `26` is `AA`. */
const columnName = (index: number): string =>
  `${index < 26 ? '' : columnName(Math.floor(index / 26) - 1)}${String.fromCharCode(65 + (index % 26))}`;

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Letters south of the board, numbers west of it: A1 is the north-western cell shown. */
export function Coordinates({
  window: { x, y, w, h },
  sizes: { margin, letter },
}: {
  window: CellWindow;
  sizes: Sizes;
}) {
  const south = CELL * (y + h) - HALF + margin / 2 + letter * 0.42;
  const west = CELL * x - HALF - margin / 2 - 1;
  return (
    <g class="b-xy" font-size={letter}>
      {upTo(w).map((i) => (
        <text x={CELL * (x + i)} y={Math.round(south)}>
          {columnName(i)}
        </text>
      ))}
      {upTo(h).map((i) => (
        <text x={west} y={Math.round(CELL * (y + i) + letter * 0.35)}>
          {i + 1}
        </text>
      ))}
    </g>
  );
}
