/** Laying, turning, moving and removing tiles. What lies on them goes along, stays where it still fits, or goes. */
import {
  type Cell,
  canBearBridge,
  getTile,
  halvesOf,
  hasCell,
  isOnTable,
  SIDES,
  type Side,
  STEP,
  sameCell,
  type TileName,
  TURNS,
  type Turn,
} from '../../engine/index.ts';
import type { BoardDocument, ScenarioDocument } from '../../scenario/document.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { cellsUnder, faceOf, seenOn, spotOn, takesBridge } from './ground.ts';
import { changeLying, withBoard } from './lying.ts';
import { turnedBy, turnSpot, turnWay } from './turning.ts';

type Written = BoardDocument['tiles'][number];

const withTiles = (document: ScenarioDocument, tiles: readonly Written[]): ScenarioDocument =>
  withBoard(document, { ...document.board, tiles });

/** Whether a tile shows a city on the side where the other square of a castle is. */
function bearsCastle(board: BoardDocument, cell: Cell, other: Cell): boolean {
  const placed = seenOn(board, cell)?.placed;
  const side = SIDES.findIndex((s) => sameCell([cell[0] + STEP[s][0], cell[1] + STEP[s][1]], other));
  return !!placed && faceOf(placed)?.edges[side] === 'city';
}

/** Takes off these squares what does not fit the tiles that are seen there now. */
function keepFitting(document: ScenarioDocument, cells: readonly Cell[]): ScenarioDocument {
  const { board } = document;
  const bridged = changeLying(document, {
    thing: (thing) => thing,
    bridge(cell, way) {
      if (!hasCell(cells, cell)) return [cell, way];
      const placed = takesBridge(board, cell) ? seenOn(board, cell)?.placed : undefined;
      return placed && faceOf(placed) && canBearBridge(getTile(placed.tile, placed.turn), way)
        ? [cell, way]
        : undefined;
    },
    castle(castle) {
      const [a, b] = castle;
      const fits = (cell: Cell, other: Cell) => !hasCell(cells, cell) || bearsCastle(board, cell, other);
      return fits(a, b) && fits(b, a) ? castle : undefined;
    },
  });
  return changeLying(bridged, {
    thing(thing) {
      if (!hasCell(cells, thing.cell)) return thing;
      const placed = seenOn(bridged.board, thing.cell)?.placed;
      const stays = thing.on === undefined ? placed : spotOn(placed, thing.on);
      return stays ? thing : undefined;
    },
    bridge: (cell, way) => [cell, way],
    castle: (castle) => castle,
  });
}

/** The tiles without those that cover one of these squares, and the squares that were covered by them. */
function cleared(tiles: readonly Written[], cells: readonly Cell[]) {
  const covers = (tile: Written) => cellsUnder(tile).some((cell) => hasCell(cells, cell));
  return { left: tiles.filter((tile) => !covers(tile)), gone: tiles.filter(covers) };
}

/** Lays a tile. It takes the place of what lies there; pieces stay where they fit. */
export function putTile(document: ScenarioDocument, [x, y]: Cell, tile: TileName, turn: Turn): ScenarioDocument {
  const written: Written = [x, y, tile, turn];
  const cells = cellsUnder(written);
  const { tiles } = document.board;
  const { left, gone } = cleared(tiles, cells);
  if (!isOnTable([x, y]) || (tiles.length >= LIMITS.tiles && gone.length === 0)) return document;
  if (gone.length === 0) return withTiles(document, [...tiles, written]);
  const at = tiles.indexOf(gone[0] as Written);
  return keepFitting(withTiles(document, [...left.slice(0, at), written, ...left.slice(at)]), [
    ...cells,
    ...gone.flatMap(cellsUnder),
  ]);
}

/** Removes the tile that is seen on a square, with all that lies on it. */
export function removeTile(document: ScenarioDocument, cell: Cell): ScenarioDocument {
  const { tiles } = document.board;
  const index = seenOn(document.board, cell)?.index;
  if (index === undefined) return document;
  const rest = withTiles(document, tiles.toSpliced(index, 1));
  return keepFitting(rest, cellsUnder(tiles[index] as Written));
}

/** Turns the tile that is seen on a square clockwise, with the pieces on it. Castles reach over two tiles and stay. */
export function turnTile(document: ScenarioDocument, cell: Cell, quarters = 1): ScenarioDocument {
  const { tiles } = document.board;
  const index = seenOn(document.board, cell)?.index;
  const before = tiles[index ?? -1];
  if (index === undefined || !before) return document;
  const [x, y, tile, turn] = before;
  const after: Written = [x, y, tile, turnedBy(turn, quarters)];
  const [from, to] = [cellsUnder(before), cellsUnder(after)];
  const half = (at: Cell): Cell | undefined => to[from.findIndex((own) => sameCell(own, at))];
  return changeLying(withTiles(document, tiles.with(index, after)), {
    thing(thing) {
      const moved = half(thing.cell);
      if (!moved) return thing;
      return thing.on === undefined ? { cell: moved } : { cell: moved, on: turnSpot(thing.on, quarters) };
    },
    bridge(at, way) {
      const moved = half(at);
      return moved ? [moved, turnWay(way, quarters)] : [at, way];
    },
    castle: (castle) => castle,
  });
}

/** Moves the tile that is seen on a square, with the pieces on it. What lies there goes, and castles, which stay behind. */
export function moveTile(document: ScenarioDocument, from: Cell, to: Cell): ScenarioDocument {
  const { tiles } = document.board;
  const index = seenOn(document.board, from)?.index;
  const moving = tiles[index ?? -1];
  if (index === undefined || !moving || sameCell(from, to)) return document;
  const [x, y, tile, turn] = moving;
  const by = ([cx, cy]: Cell): Cell => [cx + to[0] - from[0], cy + to[1] - from[1]];
  const after: Written = [...by([x, y]), tile, turn];
  if (!isOnTable([after[0], after[1]])) return document;
  const own = cellsUnder(moving);
  const isOwn = (cell: Cell) => hasCell(own, cell);
  const others = tiles.toSpliced(index, 1);
  const { left, gone } = cleared(others, cellsUnder(after));
  const freed = gone.flatMap(cellsUnder).filter((cell) => !isOwn(cell));
  // Where it lay is still covered by it for a moment: only what is under the new place goes.
  const free = keepFitting(withTiles(document, [...left, moving]), freed);
  const moved = changeLying(free, {
    thing: (thing) => (isOwn(thing.cell) ? { ...thing, cell: by(thing.cell) } : thing),
    bridge: (cell, way) => [isOwn(cell) ? by(cell) : cell, way],
    castle: (castle) => (castle.some(isOwn) ? undefined : castle),
  });
  const at = others.slice(0, index).filter((other) => !gone.includes(other)).length;
  return withTiles(moved, [...left.slice(0, at), after, ...left.slice(at)]);
}

/** Whether a tile's edges match those of the tiles beside it. */
export function fits({ board }: ScenarioDocument, cell: Cell, tile: TileName, turn: Turn): boolean {
  const halves = halvesOf(tile, { cell, turn });
  return halves.every((half) => {
    const face = half && faceOf(half);
    if (!half || !face) return true;
    return SIDES.every((side: Side, s) => {
      const beside: Cell = [half.cell[0] + STEP[side][0], half.cell[1] + STEP[side][1]];
      if (halves.some((other) => other && sameCell(other.cell, beside))) return true;
      const placed = seenOn(board, beside)?.placed;
      const [own, other] = [face.edges[s], placed && faceOf(placed)?.edges[(s + 2) % 4]];
      return !other || own === other || own === 'any' || other === 'any';
    });
  });
}

/** Two turns with the same look are one. */
function look(tile: TileName, turn: Turn): string {
  const face = faceOf({ tile, turn, cell: [0, 0] });
  if (!face || halvesOf(tile, { cell: [0, 0], turn }).length > 1) return `${turn}`;
  return JSON.stringify([face.edges, face.segments.map(({ spot, shields }) => [spot, shields]).sort()]);
}

/** The turns of a tile that differ, those first that fit on a square; clockwise from the given one. */
export function turnsOn(document: ScenarioDocument, cell: Cell, tile: TileName, first: Turn): Turn[] {
  const all = TURNS.map((quarters) => turnedBy(first, quarters));
  const turns = all.filter((turn, i) => all.findIndex((other) => look(tile, other) === look(tile, turn)) === i);
  const fitting = turns.filter((turn) => fits(document, cell, tile, turn));
  return [...fitting, ...turns.filter((turn) => !fitting.includes(turn))];
}

/** Takes off a square without a tile whatever was written down for it. */
export const clearSquare = (document: ScenarioDocument, cell: Cell): ScenarioDocument => keepFitting(document, [cell]);
