/** Where the pieces of a board lie, worked out once for all layers that draw or mark them. */
import { type Castle, type Cell, type Follower, findTile, lordSpot, type Spot, sameCell } from '../engine/index.ts';
import { goldPlace, type Standing } from './goldPlace.ts';
import { goldBox } from './goldRow.ts';
import { type ClaimMarks, isGoldGhost, type Marks, type Shown } from './marks.ts';
import { followerPlace } from './places.ts';
import { POSES, type PoseName, poseOn } from './poses.ts';
import type { Sizes } from './sizes.ts';
import { type Box, CELL, distance, fitInside, type Point, scaleBox } from './units.ts';

export interface PlacedCastle {
  readonly castle: Castle;
  readonly at: Point;
  readonly degrees: 0 | 90;
}

export interface PlacedFollower {
  readonly follower: Follower;
  readonly pose: PoseName;
  readonly at: Point;
  /** Of the pose's own size. */
  readonly scale: number;
  readonly ghost: boolean;
}

export interface PlacedGold {
  readonly cell: Cell;
  readonly count: number;
  readonly claims: ClaimMarks['players'];
  readonly at: Point;
}

export interface Pieces {
  readonly castles: readonly PlacedCastle[];
  readonly followers: readonly PlacedFollower[];
  readonly gold: readonly PlacedGold[];
}

/** The middle of a cell, in units. */
export const middleOf = ([x, y]: Cell): Point => [CELL * x, CELL * y];

export const followerBox = ({ pose, scale }: Pick<PlacedFollower, 'pose' | 'scale'>): Box =>
  scaleBox(POSES[pose].box, POSES[pose].scale * scale);

const CASTLE: Box = [-39, -36, 39, 36];
const SIDEWAYS: Box = [-36, -39, 36, 39];
/** The lord stands a little north of the keep's middle. */
const LORD = -8;
/** Several followers on one spot stand beside each other. */
const STEP_ASIDE = 9;
/** Further from a cell's middle no piece reaches into it. */
const NEAR = 90;

function placeCastle(castle: Castle): PlacedCastle {
  const [[ax, ay], [bx, by]] = [middleOf(castle.cells[0]), middleOf(castle.cells[1])];
  return { castle, at: [(ax + bx) / 2, (ay + by) / 2], degrees: ax === bx ? 0 : 90 };
}

const standsOn = (castle: Castle, cell: Cell) => castle.cells.some((part) => sameCell(part, cell));

/** One tile can carry two castles: the spot of a lord tells which is his. A plain `castle` is the first on the cell. */
const isLordOf = (castle: Castle, cell: Cell, on: Spot) =>
  on === 'castle' ? standsOn(castle, cell) : sameCell(castle.cells[0], cell) && on === lordSpot(castle.cells);

export function placePieces({ tiles, followers, parts }: Shown, marks: Marks, sizes: Sizes): Pieces {
  const tileAt = (cell: Cell) => {
    const tile = tiles.find((t) => sameCell(t.cell, cell));
    return tile && !('reason' in findTile(tile.tile)) ? tile : undefined;
  };
  const ghosts = marks.ghosts ?? [];
  const castles = (parts.castles?.castles ?? []).map(placeCastle);

  const standing: PlacedFollower[] = [];
  const stand = (follower: Follower, ghost: boolean) => {
    const { cell, on } = follower;
    const pose = poseOn(on);
    const castle = pose === 'lord' ? castles.find((c) => isLordOf(c.castle, cell, on)) : undefined;
    const tile = tileAt(cell);
    const place = !castle && tile ? followerPlace(tile.tile, tile.turn, on) : { at: [0, 0] as const, scale: 1 };
    const scale = sizes.piece * place.scale;
    const beside = STEP_ASIDE * standing.filter((s) => sameCell(s.follower.cell, cell) && s.follower.on === on).length;
    const [x, y] = castle ? [castle.at[0], castle.at[1] + LORD] : middleOf(cell);
    const [dx, dy] = castle ? [0, 0] : fitInside(place.at, followerBox({ pose, scale }));
    standing.push({ follower, pose, ghost, scale, at: [x + dx + beside, y + dy] });
  };
  for (const follower of followers) stand(follower, false);
  for (const ghost of ghosts) if (!isGoldGhost(ghost)) stand(ghost, true);

  const onBoard = parts.goldmines?.onBoard ?? [];
  const cells: Cell[] = [
    ...onBoard.map((gold) => gold.cell),
    ...(marks.claims ?? []).map((claim) => claim.cell),
    ...ghosts.flatMap((ghost) => (isGoldGhost(ghost) ? [ghost.gold] : [])),
  ];
  const once = cells.filter((cell, i) => cells.findIndex((other) => sameCell(other, cell)) === i);
  const gold = once.map((cell): PlacedGold => {
    const claims = marks.claims?.find((claim) => sameCell(claim.cell, cell))?.players ?? [];
    const count = onBoard.find((other) => sameCell(other.cell, cell))?.count ?? 0;
    const [x, y] = middleOf(cell);
    const relative = ([px, py]: Point): Point => [px - x, py - y];
    const inTheWay: Standing[] = [
      ...standing.map((s) => ({ at: relative(s.at), box: followerBox(s) })),
      ...castles.map(({ at, degrees }) => ({ at: relative(at), box: degrees ? SIDEWAYS : CASTLE })),
    ].filter((thing) => distance(thing.at, [0, 0]) < NEAR);
    if (marks.counted?.some((counted) => sameCell(counted, cell))) {
      const { at, radius } = numeralPlace(sizes);
      inTheWay.push({ at, box: [-radius, -radius, radius, radius] });
    }
    const tile = tileAt(cell);
    const box = goldBox(count, claims.length, sizes.mark);
    const [dx, dy] = tile ? goldPlace(tile.tile, tile.turn, box, inTheWay) : [0, 0];
    return { cell, count, claims, at: [x + dx, y + dy] };
  });
  return { castles, followers: standing, gold };
}

/** Where on its tile the numeral of a counted tile is. */
export function numeralPlace({ mark }: Sizes): { at: Point; radius: number } {
  const radius = 9.5 * mark;
  return { at: [radius - 45, radius - 45], radius };
}
