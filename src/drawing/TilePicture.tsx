import { findTile, getTile, type TileName, type Turn } from '../engine/index.ts';
import { layoutOf } from './layout.ts';
import { Put } from './Put.tsx';
import { TileFace } from './TileFace.tsx';
import { CELL, HALF, type Point, transform, turnPoint } from './units.ts';

/** The symbol of a printed tile: `base-D` for `base/D`. */
export const tileSymbol = (name: TileName): string => name.replace('/', '-');

/** A tile without what stays upright, inside a drawing. A name that is no tile is an empty cell, crossed out. */
export function TileGround({ tile, turn, at = [0, 0] }: { tile: TileName; turn: Turn; at?: Point }) {
  const found = findTile(tile);
  if ('reason' in found) return <Put what="no-tile" pose={{ at, degrees: 0 }} />;
  const printed = tile !== getTile(tile).text;
  if (printed) return <Put what={tileSymbol(tile)} pose={{ at, degrees: 90 * turn }} />;
  return (
    <g transform={transform(at, 90 * turn)}>
      <TileFace layout={layoutOf(getTile(tile))} />
    </g>
  );
}

export interface LaidTile {
  readonly tile: TileName;
  readonly turn: Turn;
  /** The middle of its cell, in units. */
  readonly at: Point;
}

/** What stands on the joints of tiles and on top of them: towers, each corner once, then the coats of arms, upright. */
export function CornerPass({ tiles }: { tiles: readonly LaidTile[] }) {
  const corners = new Map<string, Point>();
  const arms: Point[] = [];
  for (const { tile, turn, at } of tiles) {
    const found = findTile(tile);
    if ('reason' in found) continue;
    const layout = layoutOf(getTile(tile));
    const add = ([x, y]: Point): Point => [at[0] + x, at[1] + y];
    for (const corner of layout.towers) {
      const point = add(turnPoint([-HALF, -HALF], corner + turn));
      corners.set(point.join(), point);
    }
    for (const point of layout.arms) arms.push(add(turnPoint(point, turn)));
  }
  return (
    <>
      {[...corners.values()].map(([x, y]) => (
        <use href="#b-tower" x={x} y={y} />
      ))}
      {arms.map(([x, y]) => (
        <use href="#b-arms" x={x} y={y} />
      ))}
    </>
  );
}

/** How large a tile alone is shown: up to 56 px, around 96 px, from 140 px. It sets the weight of the ink. */
export type PictureSize = 'small' | 'medium' | 'large';

export interface TilePictureProps {
  tile: TileName;
  turn?: Turn;
  size?: PictureSize;
  /** What it shows, in words; without it the picture is decoration. */
  label?: string;
}

/** One tile alone; what stands on its corners is cut to quarters. */
export function TilePicture({ tile, turn = 0, size = 'medium', label }: TilePictureProps) {
  return (
    <svg
      class={`tile-picture ${size}`}
      viewBox={`${-HALF} ${-HALF} ${CELL} ${CELL}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <TileGround tile={tile} turn={turn} />
      <CornerPass tiles={[{ tile, turn, at: [0, 0] }]} />
    </svg>
  );
}
