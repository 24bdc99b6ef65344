/** What taps, keys and buttons do at the table. Everything that changes the document is an edit of `edits/`. */
import type { Point } from '../../../drawing/units.ts';
import { type Cell, type ModuleName, type Spot, sameCell } from '../../../engine/index.ts';
import type { ScenarioDocument } from '../../../scenario/document.ts';
import { loadFor } from '../../../scenario/load.ts';
import { clearSquare, moveTile, removeTile, turnTile } from '../../edits/board.ts';
import { seenOn } from '../../edits/ground.ts';
import { moveFigure, spotsOf } from '../../edits/pieces.ts';
import { turnedBy } from '../../edits/turning.ts';
import { type Hand, isStanding } from '../../hand.ts';
import type { Moving, TableState } from '../useTable.ts';
import { spotUnder } from './spots.ts';
import { fitsThere, putOnSpot, type Tapped, tapWith } from './taps.ts';

/** The module without which nobody could judge what is in the hand. */
function moduleOf(hand: Hand): ModuleName | undefined {
  switch (hand.what) {
    case 'figure':
      return hand.prior ? 'monasteries' : hand.piece === 'abbot' ? 'abbot' : undefined;
    case 'gold':
      return 'goldmines';
    case 'castle':
      return 'castles';
    case 'bridge':
      return 'bridges';
    case 'tent':
    case 'token':
      return 'gold-rush';
    case 'sheriff':
      return 'sheriff';
    case 'tile':
      return undefined;
  }
}

export interface Deeds {
  /** A tap on a square, with the point of the drawing where somebody has pointed. */
  readonly tap: (cell: Cell, point?: Point) => void;
  /** Turns the tile on a square, or the one in the hand. */
  readonly turn: (cell?: Cell) => void;
  readonly remove: (cell?: Cell) => void;
  readonly move: (from: Moving, to: Cell, on?: Spot) => void;
  readonly putOn: (cell: Cell, on: Spot) => void;
  readonly change: (next: ScenarioDocument) => void;
}

/** What can be done at a table as it is now. */
export function deedsAt({ model, send, begun, moving, active, keep, tell, tellCell }: TableState): Deeds {
  const { document, hand } = model;
  const { first } = begun;

  const change = (next: ScenarioDocument) => {
    if (next === document) return;
    const missing = hand && moduleOf(hand);
    if (!missing || missing in document.modules) return send({ type: 'change', document: next });
    // What cannot be fetched is not judged, and lies there all the same. What was done meanwhile is not taken back.
    const make = () =>
      send({ type: 'change', document: (now) => (now === document ? next : now), draft: model.draft.id });
    loadFor(next).then(make, make);
  };

  const follow = (cell: Cell, tapped: Tapped) => {
    switch (tapped.does) {
      case 'change': {
        const { document: next, did } = tapped;
        change(next);
        keep({ hand, at: cell, ...(did === 'put' && hand?.what === 'figure' && { put: next }) });
        if (did === 'laid') tell((words, name) => words.laid(name(cell), fitsThere(next, cell)));
        else if (did === 'turned') tell((words, name) => words.turned(name(cell)));
        else tellCell(cell);
        break;
      }
      case 'ask':
        keep({ hand, at: cell, asks: true });
        tell((words, name) => words.whereOn(name(cell)));
        break;
      case 'begin': {
        const again = first && sameCell(first, cell);
        keep({ hand, at: cell, ...(!again && { first: cell }) });
        if (!again) tell((words, name) => words.secondOf(name(cell)));
        break;
      }
      case 'nothing':
        tell((words, name) => words.noTile(name(cell)));
    }
  };

  const move = (from: Moving, to: Cell, on?: Spot) => {
    if (from.figure === undefined) change(moveTile(document, from.cell, to));
    else {
      const spots = spotsOf(document, to);
      const spot = on ?? (spots.length === 1 ? spots[0] : undefined);
      if (spot === undefined) {
        keep({ ...begun, at: to, asks: spots.length > 0 });
        return tell((words, name) => (spots.length ? words.whereOn : words.noTile)(name(to)));
      }
      change(moveFigure(document, from.figure, { cell: to, on: spot }));
    }
    keep({ hand });
    send({ type: 'select', cell: to });
    tell((words, name) => words.moved(name(to)));
  };

  /** Where the figure put last stands, as long as it can still be moved on its tile. */
  const put = begun.put === document ? begun.at : undefined;

  return {
    change,
    move,
    tap(cell, point) {
      const near = point && spotUnder(document, moving?.figure === undefined ? hand : 'figure', cell, point);
      if (moving) move(moving, cell, near);
      else if (hand) follow(cell, tapWith(document, hand, { cell, near, first, put }));
      else {
        const again = model.cell && sameCell(model.cell, cell);
        send({ type: 'select', cell: again ? undefined : cell });
        tellCell(cell);
      }
    },
    turn(cell = active) {
      if (cell && seenOn(document.board, cell)) {
        change(turnTile(document, cell));
        tell((words, name) => words.turned(name(cell)));
      } else if (hand?.what === 'tile') send({ type: 'hold', hand: { ...hand, turn: turnedBy(hand.turn, 1) } });
    },
    remove(cell = active) {
      if (!cell) return;
      const next = seenOn(document.board, cell) ? removeTile(document, cell) : clearSquare(document, cell);
      if (next === document) return;
      change(next);
      tell((words) => words.removed);
    },
    putOn(cell, on) {
      if (moving) move(moving, cell, on);
      else if (hand && isStanding(hand)) follow(cell, putOnSpot(document, hand, { cell, on }, put));
    },
  };
}
