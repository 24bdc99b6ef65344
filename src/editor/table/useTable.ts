/** What somebody does at the table: taps, keys, buttons. Everything that changes the document is an edit of `edits/`. */
import { useRef, useState } from 'preact/hooks';
import { type Cell, type ModuleName, type Spot, sameCell } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { loadFor } from '../../scenario/load.ts';
import type { TableWords } from '../../words/editing/table.ts';
import { clearSquare, moveTile, removeTile, turnTile } from '../edits/board.ts';
import { seenOn } from '../edits/ground.ts';
import { moveFigure, spotsOf } from '../edits/pieces.ts';
import { turnedBy } from '../edits/turning.ts';
import type { Hand } from '../hand.ts';
import type { Model, PanelProps } from '../model.ts';
import { isStanding } from './spots.ts';
import { fitsThere, putOnSpot, type Tapped, tapWith } from './taps.ts';
import { tellSquare } from './things.ts';

/** What is to be moved next: the tile on a square, or the figure of this number on it. */
export interface Moving {
  readonly cell: Cell;
  readonly figure?: number;
}

/** What was begun with something in the hand, or with nothing: forgotten once the hand holds something else. */
interface Begun {
  readonly hand: Hand | undefined;
  /** The square on which something was done last. */
  readonly at?: Cell;
  /** Where a castle begins. */
  readonly first?: Cell;
  /** Which spot is meant is still to be said. */
  readonly asks?: boolean;
  /** The figure put last: it can still be moved on its tile. */
  readonly put?: ScenarioDocument;
  readonly moving?: Moving & { readonly of: ScenarioDocument };
}

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

/** Something to be said, by the names that squares have then. */
type Tell = (words: TableWords, name: (cell: Cell) => string, model: Model) => string;

/** `choose` is for playing: false if nothing was chosen on the square and nothing is asked. */
export function useTable({ model, send }: PanelProps, middle: Cell, choose?: (cell: Cell) => boolean) {
  const { document, hand, work } = model;
  const playing = work === 'playing';
  const [cursor, setCursor] = useState(middle);
  // Squares are named anew where the board grows: what was said is told by the names of now.
  const [said, say] = useState<{ readonly tell: Tell }>({ tell: () => '' });
  const [kept, keep] = useState<Begun>({ hand });
  const begun: Begun = !playing && kept.hand === hand ? kept : { hand };
  const moving = begun.moving?.of === document ? begun.moving : undefined;
  const { first } = begun;
  /** What Turn and Remove are about. */
  const active = model.cell ?? begun.at;

  const latest = useRef(document);
  latest.current = document;

  const tell = (what: Tell) => say({ tell: what });
  /** Tells what lies on a square. */
  const tellCell = (cell: Cell) =>
    tell((_words, _name, now) => tellSquare(now, (now.work === 'playing' && now.frame?.state) || now.shown, cell));

  const change = (next: ScenarioDocument) => {
    if (next === document) return;
    const missing = hand && moduleOf(hand);
    const make = () => send({ type: 'change', document: next });
    if (!missing || missing in document.modules) return make();
    // What cannot be fetched is not judged, and lies there all the same. What was done meanwhile is not taken back.
    const makeStill = () => latest.current === document && make();
    loadFor(next).then(makeStill, makeStill);
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

  const tap = (cell: Cell, near?: Spot) => {
    setCursor(cell);
    if (playing) {
      if (!choose?.(cell)) tellCell(cell);
    } else if (moving) move(moving, cell, near);
    else if (hand) {
      const put = begun.put === document ? begun.at : undefined;
      follow(cell, tapWith(document, hand, { cell, near, first, put }));
    } else {
      const again = model.cell && sameCell(model.cell, cell);
      send({ type: 'select', cell: again ? undefined : cell });
      tellCell(cell);
    }
  };

  const turn = (cell = active) => {
    if (playing) return;
    if (cell && seenOn(document.board, cell)) {
      change(turnTile(document, cell));
      tell((words, name) => words.turned(name(cell)));
    } else if (hand?.what === 'tile') send({ type: 'hold', hand: { ...hand, turn: turnedBy(hand.turn, 1) } });
  };

  const remove = (cell = active) => {
    if (playing || !cell) return;
    const next = seenOn(document.board, cell) ? removeTile(document, cell) : clearSquare(document, cell);
    if (next === document) return;
    change(next);
    tell((words) => words.removed);
  };

  const done = () => {
    keep({ hand: undefined });
    if (hand) send({ type: 'release' });
    else send({ type: 'select', cell: undefined });
  };

  return {
    cursor,
    setCursor,
    said: said.tell(model.words.editor.table, model.ctx.names, model),
    tell,
    tellCell,
    active,
    first,
    moving,
    /** The tile whose spots are offered as buttons. */
    asked: (hand ? isStanding(hand) : moving?.figure !== undefined) ? begun.at : undefined,
    asks: begun.asks === true,
    busy: !!(hand || model.cell || moving),
    change,
    tap,
    turn,
    remove,
    done,
    move,
    putOn: (cell: Cell, on: Spot) => {
      if (moving) move(moving, cell, on);
      else if (hand && isStanding(hand)) {
        follow(cell, putOnSpot(document, hand, { cell, on }, begun.put === document ? begun.at : undefined));
      }
    },
    beginMoving: (what: Moving) => keep({ hand, moving: { ...what, of: document } }),
  };
}

export type TableControl = ReturnType<typeof useTable>;
