/** Where bridges can lead: over which tiles, and which of them makes a tile fit that does not by its edges alone. */
import type { Board } from '../../board/board.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { edgesMatch } from '../../board/placements.ts';
import { type Cell, neighbour, sameCell } from '../../geometry.ts';
import type { PlacedTile } from '../../state.ts';
import { getTile } from '../../tiles/catalogue.ts';
import { canBearBridge } from '../../tiles/tile.ts';
import { SIDES, type Side, WAYS, type Way } from '../../words.ts';

/** A bridge over a cell. */
export interface Span {
  readonly cell: Cell;
  readonly way: Way;
}

export const sameSpan = (a: Span, b: Span): boolean => a.way === b.way && sameCell(a.cell, b.cell);

const tileAt = (board: Board, [x, y]: Cell): PlacedTile | undefined => board.placed[tileIndexAt(board.grid, x, y)];

/** The tile, or its two halves, and those that touch it along an edge (BRIDGE-02). */
export function tilesInReach(board: Board, laid: readonly PlacedTile[]): PlacedTile[] {
  const reach = new Set(laid);
  for (const { cell } of laid) {
    for (const side of SIDES) {
      const beside = tileAt(board, neighbour(cell, side));
      if (beside && !laid.some((one) => sameCell(one.cell, beside.cell))) reach.add(beside);
    }
  }
  return [...reach];
}

/** Whether a bridge can lie over this tile: both ends on field, and no other there (BRIDGE-03, BRIDGE-05). */
export const canBear = ({ tile, turn, bridge }: PlacedTile, way: Way): boolean =>
  !bridge && canBearBridge(getTile(tile, turn), way);

/** All bridges that may be placed after this tile. */
export const spansAfter = (board: Board, laid: readonly PlacedTile[]): Span[] =>
  tilesInReach(board, laid).flatMap((tile) =>
    WAYS.filter((way) => canBear(tile, way)).map((way) => ({ cell: tile.cell, way })),
  );

const wayOf = (side: Side): Way => (side === 'N' || side === 'S' ? 'NS' : 'EW');

const edgeOf = ({ tile, turn, bridge }: PlacedTile, side: number) => getTile(tile, turn, bridge).edges[side];

/** The bridge that leads on a road ending at a field edge; nothing where something else meets. */
function spanAcross(own: PlacedTile, beside: PlacedTile, side: Side): Span | undefined {
  const s = SIDES.indexOf(side);
  const mine = edgeOf(own, s);
  const theirs = edgeOf(beside, (s + 2) % 4);
  const carrier =
    mine === 'field' && theirs === 'road' ? own : mine === 'road' && theirs === 'field' ? beside : undefined;
  return carrier && canBear(carrier, wayOf(side)) ? { cell: carrier.cell, way: wayOf(side) } : undefined;
}

/** The one bridge that makes a tile fit, and the cells beside it whose edges differ without it. */
export interface Joining {
  readonly differing: readonly Cell[];
  readonly span: Span;
}

/** What makes a tile fit here, whether it lies already or not; nothing if it fits anyway, or not even with a bridge. */
export function joiningOf(board: Board, laid: readonly PlacedTile[]): Joining | undefined {
  const differing: Cell[] = [];
  const spans: (Span | undefined)[] = [];
  for (const own of laid) {
    for (const [s, side] of SIDES.entries()) {
      const beside = tileAt(board, neighbour(own.cell, side));
      if (!beside || edgesMatch(edgeOf(own, s), edgeOf(beside, (s + 2) % 4))) continue;
      differing.push(beside.cell);
      spans.push(spanAcross(own, beside, side));
    }
  }
  const [span] = spans;
  return span && spans.every((other) => other && sameSpan(other, span)) ? { differing, span } : undefined;
}
