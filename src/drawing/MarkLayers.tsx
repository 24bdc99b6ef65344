import { type Cell, cellKey, halvesOf, hasCell, sameCell } from '../engine/index.ts';
import type { Marks, Shown } from './marks.ts';
import { middleOf, type Pieces } from './pieces.ts';
import { squares } from './TileLayers.tsx';
import { CELL, HALF, transform } from './units.ts';

interface WithMarks {
  marks: Marks;
}

const once = (cells: readonly Cell[]): readonly Cell[] => [...new Map(cells.map((c) => [cellKey(...c), c])).values()];

/** The cells without a tile that matter here. */
export function EmptyCells({ marks, taken }: WithMarks & { taken: readonly Cell[] }) {
  const cells = once([...(marks.vicinity?.flat() ?? []), ...(marks.placed ? [marks.placed] : [])]);
  const empty = cells.filter((cell) => !hasCell(taken, cell));
  return empty.length ? <path class="b-empty" d={squares(empty, 3)} /> : null;
}

export function VicinityHatch({ marks: { vicinity = [] } }: WithMarks) {
  return vicinity.length ? <path fill="url(#b-hatch)" d={squares(once(vicinity.flat()))} /> : null;
}

/** Path data around a rectangle of cells. */
function rectangle(cells: readonly Cell[]): string {
  const [xs, ys] = [cells.map((cell) => cell[0]), cells.map((cell) => cell[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [CELL * (Math.max(...xs) - x + 1), CELL * (Math.max(...ys) - y + 1)];
  return `M${CELL * x - HALF} ${CELL * y - HALF}h${w}v${h}h-${w}z`;
}

/** A vicinity is a rectangle of cells. */
export function VicinityBorder({ marks: { vicinity = [] } }: WithMarks) {
  const d = vicinity
    .filter((cells) => cells.length > 0)
    .map(rectangle)
    .join('');
  return d ? (
    <>
      <path class="b-border0" d={d} />
      <path class="b-border" d={d} />
    </>
  ) : null;
}

/** Around the whole of a tile, though it covers two squares. */
export function PlacedFrame({ marks: { placed }, tiles }: WithMarks & Pick<Shown, 'tiles'>) {
  if (!placed) return null;
  const tile = tiles.find(({ cell }) => sameCell(cell, placed));
  const [, second] = tile ? halvesOf(tile.tile, tile) : [];
  const d = rectangle(second ? [placed, second.cell] : [placed]);
  return (
    <>
      <path class="b-frame0" d={d} />
      <path class="b-frame" d={d} />
    </>
  );
}

/** Cells where something may be done; a label stands in the middle of an empty cell, in the corner of a tile. */
export function Targets({
  marks: { targets = [] },
  taken,
  scale,
}: WithMarks & { taken: readonly Cell[]; scale: number }) {
  if (!targets.length) return null;
  const cells = targets.map((target) => target.cell);
  const [onTiles, free] = [cells.filter((c) => hasCell(taken, c)), cells.filter((c) => !hasCell(taken, c))];
  return (
    <>
      {free.length > 0 && <path class="b-target" d={squares(free, 5)} />}
      {onTiles.length > 0 && (
        <>
          <path class="b-target0" d={squares(onTiles, 5)} />
          <path class="b-target-over" d={squares(onTiles, 5)} />
        </>
      )}
      {targets.map(({ cell, label }) => {
        if (!label) return null;
        const [x, y] = middleOf(cell);
        const onTile = hasCell(taken, cell);
        return (
          <g transform={transform(onTile ? [x + 33, y - 33] : [x, y], 0, scale)}>
            {onTile && <circle class="b-chip" r="9.5" />}
            <text class="b-number b-may" y="3.9">
              {label}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Numerals on the tiles that count, in their order. */
export function Counted({ pieces: { numerals }, scale }: { pieces: Pieces; scale: number }) {
  return (
    <>
      {numerals.map((at, i) => (
        <g transform={transform(at, 0, scale)}>
          <circle class="b-chip" r="9.5" />
          <text class="b-number" y="3.9">
            {i + 1}
          </text>
        </g>
      ))}
    </>
  );
}
