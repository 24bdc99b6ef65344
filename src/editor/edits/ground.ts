/** The tiles of a document as they are seen: whatever is written, one tile a square. */
import {
  boardOf,
  type Cell,
  cellKey,
  findTile,
  getTile,
  halvesOf,
  inReadingOrder,
  type PlacedTile,
  resolveSpot,
  type Spot,
  type Tile,
  type Way,
} from '../../engine/index.ts';
import type { BoardDocument } from '../../scenario/document.ts';

/** A tile that is seen on a square, or the half of one that covers two. */
export interface Seen {
  /** Index in `board.tiles`. */
  readonly index: number;
  readonly placed: PlacedTile;
}

/** By `cellKey`. */
export type Ground = ReadonlyMap<number, Seen>;

type Written = BoardDocument['tiles'][number];

interface Laid {
  readonly bridge: Way | undefined;
  readonly halves: readonly PlacedTile[];
}

const laidBefore = new WeakMap<Written, Laid>();

/** What a written tile lays on the table. An unchanged one gives the same objects again, so that nothing is drawn anew. */
function lay(written: Written, bridge: Way | undefined): readonly PlacedTile[] {
  const known = laidBefore.get(written);
  if (known && known.bridge === bridge) return known.halves;
  const [x, y, tile, turn] = written;
  const [first, second] = halvesOf(tile, { cell: [x, y], turn });
  const halves = [bridge ? { ...first, bridge } : first, ...(second ? [second] : [])];
  laidBefore.set(written, { bridge, halves });
  return halves;
}

const known = new WeakMap<BoardDocument, Ground>();

/** The tile seen on each square: of two on one square the one written later. */
export function groundOf(board: BoardDocument): Ground {
  const found = known.get(board);
  if (found) return found;
  const ways = new Map<number, Way>();
  for (const [x, y, way] of board.bridges ?? []) if (!ways.has(cellKey(x, y))) ways.set(cellKey(x, y), way);
  const ground = new Map<number, Seen>();
  board.tiles.forEach((written, index) => {
    for (const placed of lay(written, ways.get(cellKey(written[0], written[1])))) {
      ground.set(cellKey(...placed.cell), { index, placed });
    }
  });
  known.set(board, ground);
  return ground;
}

export const seenOn = (board: BoardDocument, cell: Cell): Seen | undefined => groundOf(board).get(cellKey(...cell));

/** The squares that a written tile covers. */
export const cellsUnder = ([x, y, tile, turn]: Written): Cell[] =>
  halvesOf(tile, { cell: [x, y], turn }).flatMap((half) => (half ? [half.cell] : []));

/** Whether a bridge can be written down over a square: over the second half of a tile of two squares it cannot. */
export function takesBridge(board: BoardDocument, cell: Cell): boolean {
  const written = board.tiles[seenOn(board, cell)?.index ?? -1];
  return !!written && written[0] === cell[0] && written[1] === cell[1];
}

/** The squares of a castle, the northern or western one first, as the spot of its lord tells. */
export const inOrder = ([a, b]: readonly [Cell, Cell]): readonly [Cell, Cell] =>
  inReadingOrder(a, b) <= 0 ? [a, b] : [b, a];

/** What a tile shows as it lies; nothing where its name means no tile. */
export const faceOf = ({ tile, turn, bridge }: PlacedTile): Tile | undefined =>
  'reason' in findTile(tile) ? undefined : getTile(tile, turn, bridge);

/** The full name of a spot on a tile as it lies: `city:NE` for `city:N`; nothing where it has none such. */
export function spotOn(placed: PlacedTile | undefined, on: Spot): Spot | undefined {
  return placed && faceOf(placed) ? resolveSpot(boardOf([placed]), placed.cell, on) : undefined;
}
