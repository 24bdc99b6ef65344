/** Which rules of bridges are at work in what happens (BRIDGE-02, 04, 05, 07…10, 12). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { featureNamed, findSegment } from '../../board/feature.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { type Cell, neighbour, sameCell } from '../../geometry.ts';
import type { GameEvent, GameState } from '../../state.ts';
import { getTile } from '../../tiles/catalogue.ts';
import { SIDES_OF } from '../../tiles/tile.ts';
import { type RuleId, SIDES } from '../../words.ts';
import type { Span } from './spans.ts';

/** The number of the bridge over a cell, which is the last segment of its tile; -1 if there is none. */
function bridgeAt(board: Board, [x, y]: Cell): number {
  const index = tileIndexAt(board.grid, x, y);
  if (!board.placed[index]?.bridge) return -1;
  return (board.firstSegment[index] as number) + (board.tiles[index]?.segments.length as number) - 1;
}

const cellOf = (board: Board, segment: number): Cell => board.placed[board.tileOf[segment] as number]?.cell as Cell;

const isBridge = (board: Board, segment: number): boolean => bridgeAt(board, cellOf(board, segment)) === segment;

/** Whether a segment lies below a bridge. */
const isBelow = (board: Board, segment: number): boolean => {
  const bridge = bridgeAt(board, cellOf(board, segment));
  return bridge >= 0 && bridge !== segment;
};

function whenPlaced({ tiles, followers, record }: GameState, { cell, way }: Span): RuleId[] {
  const board = boardOf(tiles);
  const bridge = bridgeAt(board, cell);
  const { tile, turn } = board.placed[board.tileOf[bridge] as number] as (typeof tiles)[number];
  const road = board.features[board.featureOf[bridge] as number] as Feature;
  const isOwn = [record.placed, record.half].some((placed) => placed && sameCell(placed.cell, cell));
  const crosses =
    getTile(tile, turn).segments.some(({ kind }) => kind !== 'field') || followers.some((f) => sameCell(f.cell, cell));
  const endsAtField = SIDES_OF[way].some((side) => {
    const [x, y] = neighbour(cell, side);
    return board.tiles[tileIndexAt(board.grid, x, y)]?.edges[(SIDES.indexOf(side) + 2) % 4] === 'field';
  });
  return [
    ...(isOwn ? [] : (['BRIDGE-02'] as const)),
    ...(crosses ? (['BRIDGE-04'] as const) : []),
    ...(road.segments.filter((segment) => isBridge(board, segment)).length > 1 ? (['BRIDGE-05'] as const) : []),
    ...(endsAtField ? (['BRIDGE-10'] as const) : []),
  ];
}

/** Over its bridges a road counts tiles; below them nothing is divided. */
function whenScored(board: Board, index: number): RuleId[] {
  const segments = board.features[index]?.segments ?? [];
  return [
    ...(segments.some((segment) => isBridge(board, segment)) ? (['BRIDGE-07'] as const) : []),
    ...(segments.some((segment) => isBelow(board, segment)) ? (['BRIDGE-09'] as const) : []),
  ];
}

export function rulesAtWork(state: GameState, event: GameEvent): readonly RuleId[] {
  const board = boardOf(state.tiles);
  switch (event.kind) {
    case 'bridge-placed':
      return whenPlaced(state, event);
    case 'follower-placed':
      return isBridge(board, findSegment(board, event.cell, event.on)) ? ['BRIDGE-08'] : [];
    case 'feature-scored':
      return whenScored(board, featureNamed(board, event.feature));
    case 'gold-claimed': {
      const overBridge = event.claims.some(({ cell, because }) => {
        const road = board.featureOf[bridgeAt(board, cell)];
        return because.some((feature) => road !== undefined && featureNamed(board, feature) === road);
      });
      return overBridge ? ['BRIDGE-12'] : [];
    }
    default:
      return [];
  }
}
