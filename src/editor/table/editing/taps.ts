/** What a tap on a square makes of a document, with something in the hand. */
import { type Cell, SIDES, type Spot, STEP, sameCell } from '../../../engine/index.ts';
import type { FollowerDocument, ScenarioDocument } from '../../../scenario/document.ts';
import { fits, putTile, removeTile, turnsOn, turnTile } from '../../edits/board.ts';
import { faceOf, seenOn } from '../../edits/ground.ts';
import {
  bridgeOn,
  changeGold,
  isSameSpot,
  moveFigure,
  putBridge,
  putCastle,
  putFigure,
  putSheriff,
  putTent,
  putToken,
  removeBridge,
  removeFigure,
  type SpotOnCell,
} from '../../edits/pieces.ts';
import { type Hand, isStanding, type Standing } from '../../hand.ts';
import { spotsFor } from './spots.ts';

export type Tapped =
  | { readonly does: 'change'; readonly document: ScenarioDocument; readonly did: 'laid' | 'turned' | 'put' | 'taken' }
  /** Several spots: which is meant? */
  | { readonly does: 'ask' }
  /** A castle begins here: where is its other half? */
  | { readonly does: 'begin' }
  /** No tile lies there. */
  | { readonly does: 'nothing' };

export interface Tap {
  readonly cell: Cell;
  /** The spot nearest to the finger. */
  readonly near?: Spot | undefined;
  /** The square on which a castle has begun. */
  readonly first?: Cell | undefined;
  /** The figure put last can still be moved on its tile: its square. */
  readonly put?: Cell | undefined;
}

const change = (document: ScenarioDocument, did: 'laid' | 'turned' | 'put' | 'taken'): Tapped => ({
  does: 'change',
  document,
  did,
});

/** A tile is laid in the first turn that fits; on a tile of its own kind it turns that one on to the next. */
function tapTile(document: ScenarioDocument, hand: Extract<Hand, { what: 'tile' }>, cell: Cell): Tapped {
  const index = seenOn(document.board, cell)?.index;
  const [x, y, name, turn] = document.board.tiles[index ?? -1] ?? [];
  if (name !== hand.tile || x === undefined || y === undefined || turn === undefined) {
    const [first = hand.turn] = turnsOn(document, cell, hand.tile, hand.turn);
    return change(putTile(document, cell, hand.tile, first), 'laid');
  }
  const turns = turnsOn(removeTile(document, cell), [x, y], name, hand.turn);
  const at = turns.indexOf(turn);
  const next = turns[(at + 1) % turns.length] ?? turn;
  return change(turnTile(document, cell, at < 0 ? 1 : next - turn), 'turned');
}

export const figureOf = (
  { player, piece, prior }: Extract<Hand, { what: 'figure' }>,
  { cell, on }: SpotOnCell,
): FollowerDocument => ({
  player,
  cell,
  on,
  ...(piece === 'abbot' && { piece }),
  ...(prior && { as: 'prior' }),
});

/** Puts what is in the hand on a spot. A figure that stands there already is taken away again. */
export function putOnSpot(document: ScenarioDocument, hand: Standing, place: SpotOnCell, put?: Cell): Tapped {
  switch (hand.what) {
    case 'tent':
      return change(putTent(document, hand.player, place), 'put');
    case 'token':
      return change(putToken(document, place, hand.value), 'put');
    case 'sheriff':
      return change(putSheriff(document, place), 'put');
    case 'figure': {
      const figure = figureOf(hand, place);
      const { followers = [] } = document.board;
      const there = followers.findLastIndex(
        (other) =>
          other.player === figure.player &&
          other.piece === figure.piece &&
          other.as === figure.as &&
          isSameSpot(document, other, place),
      );
      if (there >= 0) return change(removeFigure(document, there), 'taken');
      const last = followers.length - 1;
      const moves = put && sameCell(put, place.cell) && followers[last]?.player === figure.player;
      return change(moves ? moveFigure(document, last, place) : putFigure(document, figure), 'put');
    }
  }
}

/** The tiles beside a square with which it could be a small city; where there are none, all that lie beside it. */
export function partnersOf({ board }: ScenarioDocument, cell: Cell): Cell[] {
  const semicircle = (at: Cell, side: number): boolean => {
    const placed = seenOn(board, at)?.placed;
    const face = placed && faceOf(placed);
    return !!face?.segments[face.sideSegment[side] ?? -1]?.semicircle;
  };
  const beside = SIDES.map((side): Cell => [cell[0] + STEP[side][0], cell[1] + STEP[side][1]]);
  const small = beside.filter((other, side) => semicircle(cell, side) && semicircle(other, (side + 2) % 4));
  return small.length ? small : beside.filter((other) => seenOn(board, other));
}

function tapCastle(
  document: ScenarioDocument,
  { player, lord }: Extract<Hand, { what: 'castle' }>,
  { cell, first }: Tap,
): Tapped {
  const partners = partnersOf(document, first ?? cell);
  const only = partners.length === 1 ? partners[0] : undefined;
  if (first && partners.some((other) => sameCell(other, cell))) {
    return change(putCastle(document, player, [first, cell], lord), 'put');
  }
  if (!first && only) return change(putCastle(document, player, [cell, only], lord), 'put');
  return { does: 'begin' };
}

/** `near` is left out where nobody has pointed: then a tile with several spots asks. */
export function tapWith(document: ScenarioDocument, hand: Hand, tap: Tap): Tapped {
  const { cell, near, put } = tap;
  if (hand.what === 'tile') return tapTile(document, hand, cell);
  if (!seenOn(document.board, cell)) return { does: 'nothing' };
  if (isStanding(hand)) {
    const spots = spotsFor(document, hand, cell);
    const on = near ?? (spots.length === 1 ? spots[0] : undefined);
    if (on !== undefined) return putOnSpot(document, hand, { cell, on }, put);
    return { does: spots.length ? 'ask' : 'nothing' };
  }
  switch (hand.what) {
    case 'gold':
      return change(changeGold(document, cell, 1), 'put');
    case 'castle':
      return tapCastle(document, hand, tap);
    case 'bridge':
      return bridgeOn(document, cell) === hand.way
        ? change(removeBridge(document, cell), 'taken')
        : change(putBridge(document, cell, hand.way), 'put');
  }
}

/** Whether the tile on a square matches its neighbours. */
export function fitsThere(document: ScenarioDocument, cell: Cell): boolean {
  const [x, y, name, turn] = document.board.tiles[seenOn(document.board, cell)?.index ?? -1] ?? [];
  if (x === undefined || y === undefined || name === undefined || turn === undefined) return true;
  return fits(document, [x, y], name, turn);
}
