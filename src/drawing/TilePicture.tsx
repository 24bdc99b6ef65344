import { findTile, getTile, otherHalf, type TileName, type Turn } from '../engine/index.ts';
import { layoutOf } from './layout.ts';
import { Put } from './Put.tsx';
import { TileFace } from './TileFace.tsx';
import { CELL, HALF, type Point, type Pose, transform, turnPoint } from './units.ts';

/** The symbol of a printed tile: `base-D` for `base/D`. */
export const tileSymbol = (name: TileName): string => name.replace('/', '-');

/** Whether a name is that of a printed tile, and no notation. */
export const isPrinted = (name: TileName): boolean => name !== getTile(name).text;

/** A tile without what stays upright, inside a drawing. A name that is no tile is an empty cell, crossed out. */
export function TileGround({ tile, turn, at = [0, 0] }: { tile: TileName; turn: Turn; at?: Point }) {
  const found = findTile(tile);
  if ('reason' in found) return <Put what="no-tile" pose={{ at, degrees: 0 }} />;
  if (isPrinted(tile)) return <Put what={tileSymbol(tile)} pose={{ at, degrees: 90 * turn }} />;
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

/**
 * What stands on the joints of tiles and on top of them: towers and boulders, each corner once, castles of two squares,
 * then the signs, upright.
 */
export function CornerPass({ tiles }: { tiles: readonly LaidTile[] }) {
  const corners = new Map<string, { what: string; at: Point }>();
  const burgs = new Map<string, Pose>();
  const signs: { what: string; pose: Pose }[] = [];
  for (const { tile, turn, at } of tiles) {
    const found = findTile(tile);
    if ('reason' in found) continue;
    const layout = layoutOf(getTile(tile));
    const add = (point: Point, turns: number): Point => {
      const [x, y] = turnPoint(point, turns);
      return [at[0] + x, at[1] + y];
    };
    for (const corner of layout.towers) {
      const point = add([-HALF, -HALF], corner + turn);
      corners.set(point.join(), { what: layout.rush ? 'boulder' : 'tower', at: point });
    }
    // Both halves name the same castle.
    for (const side of layout.burgs) {
      const point = add([0, -HALF], side + turn);
      burgs.set(point.join(), { at: point, degrees: 90 * ((side + turn) % 2) });
    }
    for (const { what, at: point, scale = 1 } of layout.signs) {
      signs.push({ what, pose: { at: add(point, turn), degrees: 0, scale } });
    }
  }
  return (
    <>
      {[...corners.values()].map(({ what, at: [x, y] }) => (
        <use href={`#b-${what}`} x={x} y={y} key={`${x},${y}`} />
      ))}
      {[...burgs.values()].map((pose) => (
        <Put what="burg" pose={pose} key={pose.at.join()} />
      ))}
      {signs.map(({ what, pose }) => (
        <Put what={what} pose={pose} key={pose.at.join()} />
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

/** A tile alone, one of two squares whole; what stands on its corners is cut to quarters. */
export function TilePicture({ tile, turn = 0, size = 'medium', label }: TilePictureProps) {
  const second = otherHalf(tile);
  const laid: LaidTile[] = [{ tile, turn, at: [0, 0] }];
  if (second) laid.push({ tile: second, turn, at: turnPoint([0, CELL], turn) });
  const [west, north] = [0, 1].map((axis) => Math.min(...laid.map(({ at }) => at[axis] as number)) - HALF);
  const [width, height] = second ? (turn % 2 ? [2 * CELL, CELL] : [CELL, 2 * CELL]) : [CELL, CELL];
  return (
    <svg
      class={`tile-picture ${size}`}
      viewBox={`${west} ${north} ${width} ${height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {laid.map((one) => (
        <TileGround {...one} />
      ))}
      <CornerPass tiles={laid} />
    </svg>
  );
}
