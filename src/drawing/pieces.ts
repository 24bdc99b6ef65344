/** Where the pieces of a board lie, worked out once for all layers that draw or mark them. */
import {
  type Castle,
  type Cell,
  type Follower,
  findTile,
  getTile,
  lordSpot,
  type PlacedTile,
  type Player,
  type Spot,
  sameCell,
} from '../engine/index.ts';
import { placeNumerals, stepAside } from './badges.ts';
import { arrange, type Laid } from './crowd.ts';
import { goldPlace } from './goldPlace.ts';
import { goldBox } from './goldRow.ts';
import { layoutOf } from './layout.ts';
import { type ClaimMarks, isGoldGhost, type Marks, type Shown } from './marks.ts';
import { followerPlace, MIDDLE, segmentAt } from './places.ts';
import { POSES, type PoseName, poseOf } from './poses.ts';
import { remembering } from './remembered.ts';
import type { Sizes } from './sizes.ts';
import { type Box, CELL, distance, type Point, scaleBox, turnPoint } from './units.ts';

export interface PlacedCastle {
  readonly castle: Castle;
  readonly at: Point;
  readonly degrees: 0 | 90;
}

/** A figure, a tent, the sheriff, or a stack of tokens. */
interface Piece {
  readonly cell: Cell;
  readonly on: Spot;
  readonly pose: PoseName;
  readonly player?: Player;
  readonly ghost?: boolean;
  /** How many tokens lie on each other. */
  readonly count?: number;
}

export interface PlacedPiece extends Piece {
  readonly at: Point;
  /** Of the pose's own size. */
  readonly scale: number;
}

export interface PlacedGold {
  readonly cell: Cell;
  readonly count: number;
  readonly claims: ClaimMarks['players'];
  readonly at: Point;
}

export interface Pieces {
  readonly castles: readonly PlacedCastle[];
  readonly figures: readonly PlacedPiece[];
  readonly gold: readonly PlacedGold[];
  /** Where the numerals of the counted tiles are, in their order. */
  readonly numerals: readonly Point[];
}

/** The middle of a cell, in units. */
export const middleOf = ([x, y]: Cell): Point => [CELL * x, CELL * y];

export const pieceBox = ({ pose, scale }: Pick<PlacedPiece, 'pose' | 'scale'>): Box =>
  scaleBox(POSES[pose].box, POSES[pose].scale * scale);

const CASTLE: Box = [-39, -36, 39, 36];
const SIDEWAYS: Box = [-36, -39, 36, 39];
/** The lord stands a little north of the keep's middle. */
const LORD = -8;
/** Further from a cell's middle no piece reaches into it. */
const NEAR = 90;

function placeCastle(castle: Castle): PlacedCastle {
  const [[ax, ay], [bx, by]] = [middleOf(castle.cells[0]), middleOf(castle.cells[1])];
  return { castle, at: [(ax + bx) / 2, (ay + by) / 2], degrees: ax === bx ? 0 : 90 };
}

const standsOn = (castle: Castle, cell: Cell) => castle.cells.some((part) => sameCell(part, cell));

/** One tile can carry two castles: the spot of a lord tells which is his. A plain `castle` is the first on the cell. */
const isLordOf = (castle: Castle, { cell, on }: Piece) =>
  on === 'castle' ? standsOn(castle, cell) : sameCell(castle.cells[0], cell) && on === lordSpot(castle.cells);

/** What must be seen of a sign. */
const SIGN: Box = [-9, -8, 9, 8];
/** Several pieces on one segment are a little smaller. */
const TOGETHER = 0.9;

/** A piece by its number on the tile, from the tile's middle. */
interface Arranged {
  readonly piece: number;
  readonly at: Point;
  readonly scale: number;
}

/** The pieces on the segments of one tile, so that none hides another. */
function arrangeOnTile(pieces: readonly Piece[], tile: PlacedTile | undefined, size: number): Arranged[] {
  const segment = ({ on }: Piece) => (tile ? segmentAt(getTile(tile.tile, tile.turn, tile.bridge), on) : on);
  const groups = [...Map.groupBy(pieces, segment).values()].map((members) => {
    const { on } = members[0] as Piece;
    const place = tile ? followerPlace(tile.tile, tile.turn, on, tile.bridge) : MIDDLE;
    const scale = size * place.scale * Math.max(0.7, TOGETHER ** (members.length - 1));
    const boxes = members.map(({ pose }) => pieceBox({ pose, scale }));
    return { members, scale, boxes, places: place.all, cost: place.cost, side: place.side };
  });
  const signs = tile ? layoutOf(getTile(tile.tile)).signs : [];
  const fixed = signs.map(({ at, scale = 1 }) => ({ at: turnPoint(at, tile?.turn ?? 0), box: scaleBox(SIGN, scale) }));
  const { size: shrunk, at } = arrange(groups, fixed);
  return groups.flatMap(({ members, scale }, i) =>
    members.map((piece, n): Arranged => {
      return { piece: pieces.indexOf(piece), at: at[i]?.[n] ?? [0, 0], scale: scale * shrunk };
    }),
  );
}

const arranged = remembering<readonly Arranged[]>();

function placeOnTile(pieces: readonly Piece[], tile: PlacedTile | undefined, size: number): PlacedPiece[] {
  const lying = tile && [tile.tile, tile.turn, tile.bridge];
  const key = JSON.stringify([size, lying, pieces.map(({ on, pose }) => [on, pose])]);
  const [x, y] = middleOf((pieces[0] as Piece).cell);
  return arranged(key, () => arrangeOnTile(pieces, tile, size)).map(({ piece, at: [dx, dy], scale }): PlacedPiece => {
    return { ...(pieces[piece] as Piece), at: [x + dx, y + dy], scale };
  });
}

/** All that stands on the board, in the order in which it is drawn. */
function piecesOf({ followers, parts }: Shown, ghosts: NonNullable<Marks['ghosts']>): Piece[] {
  const figure = (follower: Follower, ghost = false): Piece => {
    const { player, cell, on } = follower;
    return { player, cell, on, pose: poseOf(follower), ghost };
  };
  const { stacks = [], tents = [] } = parts['gold-rush'] ?? {};
  return [
    ...followers.map((follower) => figure(follower)),
    ...tents.map((tent): Piece => ({ ...tent, pose: 'tent' })),
    ...(parts.sheriff ? [{ ...parts.sheriff, pose: 'sheriff' } as const] : []),
    ...stacks.map(({ cell, on, tokens }): Piece => ({ cell, on, pose: 'tokens', count: tokens.length })),
    ...ghosts.flatMap((ghost): Piece[] => {
      if (isGoldGhost(ghost)) return [];
      if ('tent' in ghost) return [{ player: ghost.tent, cell: ghost.cell, on: ghost.on, pose: 'tent', ghost: true }];
      return [figure(ghost, true)];
    }),
  ];
}

const laidOf = (piece: PlacedPiece): Laid => ({ at: piece.at, box: pieceBox(piece) });

export function placePieces(shown: Shown, marks: Marks, sizes: Sizes): Pieces {
  const { tiles, parts } = shown;
  const tileAt = (cell: Cell) => {
    const tile = tiles.find((t) => sameCell(t.cell, cell));
    return tile && !('reason' in findTile(tile.tile)) ? tile : undefined;
  };
  const ghosts = marks.ghosts ?? [];
  const castles = (parts.castles?.castles ?? []).map(placeCastle);

  const castleOf = (piece: Piece) =>
    piece.on.startsWith('castle') ? castles.find(({ castle }) => isLordOf(castle, piece)) : undefined;
  const all = piecesOf(shown, ghosts);
  const lords = all.flatMap((piece): PlacedPiece[] => {
    const at = castleOf(piece)?.at;
    return at ? [{ ...piece, at: [at[0], at[1] + LORD], scale: sizes.piece }] : [];
  });
  const byCell = Map.groupBy(
    all.filter((piece) => !castleOf(piece)),
    ({ cell }) => cell.join(),
  );
  const figures = [
    ...lords,
    ...[...byCell.values()].flatMap((pieces) => placeOnTile(pieces, tileAt((pieces[0] as Piece).cell), sizes.piece)),
  ];

  const standing = figures.map(laidOf);
  const numerals = placeNumerals((marks.counted ?? []).map(middleOf), standing, sizes);
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
    const inTheWay = [
      ...standing,
      ...castles.map(({ at, degrees }): Laid => ({ at, box: degrees ? SIDEWAYS : CASTLE })),
      ...numerals,
    ]
      .map((thing): Laid => ({ ...thing, at: relative(thing.at) }))
      .filter((thing) => distance(thing.at, [0, 0]) < NEAR);
    const tile = tileAt(cell);
    const box = goldBox(count, claims.length, sizes.mark);
    const [dx, dy] = tile ? goldPlace(tile.tile, tile.turn, box, inTheWay) : [0, 0];
    return { cell, count, claims, at: [x + dx, y + dy] };
  });
  const golden = gold.map(({ count, claims, at }): Laid => ({ at, box: goldBox(count, claims.length, sizes.mark) }));
  // One after the other: each sees where those before it have stepped.
  const beside = figures.map((figure, i): PlacedPiece => {
    if (lords.includes(figure)) return figure;
    const others = [...numerals, ...standing.toSpliced(i, 1)];
    const at = stepAside(standing[i] as Laid, middleOf(figure.cell), golden, others);
    standing[i] = laidOf({ ...figure, at });
    return { ...figure, at };
  });
  return { castles, figures: beside, gold, numerals: numerals.map(({ at }) => at) };
}
