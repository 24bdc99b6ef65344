import type { Cell } from '../engine/index.ts';
import type { CellWindow, Shown } from './marks.ts';
import { middleOf } from './pieces.ts';
import { CornerPass, type LaidTile, TileGround } from './TilePicture.tsx';
import { CELL, HALF } from './units.ts';

/** Path data of squares on these cells, so many units inside their edges. */
export function squares(cells: readonly Cell[], inset = 0): string {
  const side = CELL - 2 * inset;
  const start = (n: number) => CELL * n - HALF + inset;
  return cells.map(([x, y]) => `M${start(x)} ${start(y)}h${side}v${side}h-${side}z`).join('');
}

/** Dotted lines between the cells, by which the coordinates can be followed to the edge. */
export function Lattice({ x, y, w, h }: CellWindow) {
  const [left, top] = [CELL * x - HALF, CELL * y - HALF];
  const down = Array.from({ length: w + 1 }, (_, i) => `M${left + CELL * i} ${top}v${CELL * h}`);
  const across = Array.from({ length: h + 1 }, (_, i) => `M${left} ${top + CELL * i}h${CELL * w}`);
  return <path class="b-lattice" d={[...down, ...across].join('')} />;
}

/** The tiles of a board, their joints, and what stands on their corners. */
export function Tiles({ tiles }: Pick<Shown, 'tiles'>) {
  const laid = tiles.map(({ tile, turn, cell }): LaidTile => ({ tile, turn, at: middleOf(cell) }));
  return (
    <>
      {laid.map(({ tile, turn, at }) => (
        <TileGround tile={tile} turn={turn} at={at} key={at.join()} />
      ))}
      <path class="b-joint" d={squares(tiles.map(({ cell }) => cell))} />
      <CornerPass tiles={laid} />
    </>
  );
}
