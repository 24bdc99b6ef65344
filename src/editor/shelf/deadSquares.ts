/** Squares that nothing can fill any more: of each free square beside the board, how many of the tiles left fit there. */
import {
  type Board,
  boardOf,
  type Cell,
  cellKey,
  findTile,
  gameOf as gameOfTile,
  getTile,
  halvesOf,
  inReadingOrder,
  placementsOf,
  sameCell,
} from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { situationOf } from '../../scenario/situation.ts';
import { gameOf } from '../edits/game.ts';
import { ABBEY, type Counts, tilesInPlay } from '../edits/pile.ts';

export interface FreeSquare {
  readonly cell: Cell;
  /** How many of the tiles left fit; a bridge that would have to be built is not thought of. */
  readonly fitting: number;
}

/** The tiles still to come: those that are written where they are all, else what the boxes hold beside the board. */
function stillToCome(document: ScenarioDocument): Counts {
  const counts = new Map(tilesInPlay(document));
  if (document.then === 'end') {
    // Tiles that are not in the pile can come all the same.
    for (const name of counts.keys()) if (!isOwn(name)) counts.delete(name);
    for (const name of document.next) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const [, , name] of document.board.tiles) {
    if (document.then !== 'end' || isOwn(name)) counts.set(name, (counts.get(name) ?? 0) - 1);
  }
  return counts;
}

/** The abbeys of the players, and the castles that lie before them. */
const isOwn = (name: string): boolean => name === ABBEY || name.startsWith('german-castle/');

/** The free squares that a tile can cover, each once. An abbey only fills a hole (GF-ABB-02). */
function coverable(board: Board, name: string, free: readonly Cell[]): Cell[] {
  const covered = new Map<number, Cell>();
  for (const placement of placementsOf(board, name)) {
    for (const half of halvesOf(name, placement)) if (half) covered.set(cellKey(...half.cell), half.cell);
  }
  const cells = [...covered.values()];
  if (name !== ABBEY) return cells;
  const laid = board.placed.map(({ cell }) => cell);
  const isHole = ([x, y]: Cell) =>
    [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ].every(([bx, by]) => laid.some((cell) => sameCell(cell, [bx as number, by as number])));
  return free.filter(isHole);
}

/** Nothing where the board cannot be made out: a tile that is none, or of the other game, two on one square. */
function boardIn(document: ScenarioDocument): Board | undefined {
  const { tiles } = situationOf(document);
  const game = gameOf(document);
  const isOfGame = (name: string) => !('reason' in findTile(name)) && gameOfTile(getTile(name)) === game;
  if (!tiles.every(({ tile }) => isOfGame(tile))) return undefined;
  const laid = tiles.flatMap((tile) => [tile, ...halvesOf(tile.tile, tile).slice(1)]).filter((tile) => !!tile);
  if (new Set(laid.map(({ cell }) => cellKey(...cell))).size < laid.length) return undefined;
  return boardOf(laid);
}

/** The free squares beside the board in reading order. The document's modules must be loaded. */
export function freeSquares(document: ScenarioDocument): readonly FreeSquare[] {
  const board = boardIn(document);
  if (!board) return [];
  const free: Cell[] = [];
  for (let i = 0; i < board.frontier.length; i += 2) {
    free.push([board.frontier[i] as number, board.frontier[i + 1] as number]);
  }
  const fitting = new Map<number, number>();
  for (const [name, left] of stillToCome(document)) {
    if (left <= 0) continue;
    for (const cell of coverable(board, name, free)) {
      fitting.set(cellKey(...cell), (fitting.get(cellKey(...cell)) ?? 0) + left);
    }
  }
  return free
    .map((cell) => ({ cell, fitting: fitting.get(cellKey(...cell)) ?? 0 }))
    .sort((a, b) => inReadingOrder(a.cell, b.cell));
}
