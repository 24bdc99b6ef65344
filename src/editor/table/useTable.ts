/** What is going on at the table: where the cursor is, what was begun, what is said. What is done there is fetched. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../../drawing/units.ts';
import type { Cell, Spot } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import type { ThingWords } from '../../words/editing/things.ts';
import { type Hand, isStanding } from '../hand.ts';
import type { PanelProps } from '../model.ts';
import { useFetched } from '../useFetched.ts';
import type { Deeds } from './editing/deeds.ts';
import { type EditingModel, withThings } from './editing/model.ts';
import type { Editing } from './editing/open.ts';
import type { EditingSource } from './editing/ready.ts';

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

/** Something to be said, by the names that squares have then. */
type Tell = (words: ThingWords, name: (cell: Cell) => string, model: EditingModel) => string;

export interface TableState extends PanelProps {
  readonly model: EditingModel;
  readonly begun: Begun;
  readonly moving: Moving | undefined;
  /** What Turn and Remove are about. */
  readonly active: Cell | undefined;
  readonly keep: (begun: Begun) => void;
  readonly tell: (what: Tell) => void;
  /** Tells what lies on a square. */
  readonly tellCell: (cell: Cell) => void;
}

type Deed = (deeds: Deeds) => void;

/** What was said last, or the square of which it is told what lies there. */
type Said = { readonly tell: Tell } | { readonly cell: Cell };

const told = (said: Said, { tellAt }: Editing, model: EditingModel): string =>
  'cell' in said ? tellAt(model, said.cell) : said.tell(model.words.things, model.ctx.names, model);

interface TableNeeds extends PanelProps {
  readonly middle: Cell;
  /** For playing: false if nothing was chosen on the square and nothing is asked. */
  readonly choose: ((cell: Cell) => boolean) | undefined;
  readonly source: EditingSource;
}

export function useTable({ model, send, middle, choose, source }: TableNeeds) {
  const { document, hand, work } = model;
  const playing = work === 'playing';
  const [cursor, setCursor] = useState(middle);
  // Squares are named anew where the board grows: what was said is told by the names of now.
  const [said, say] = useState<Said>();
  const [kept, keep] = useState<Begun>({ hand });
  const begun: Begun = !playing && kept.hand === hand ? kept : { hand };
  const moving = begun.moving?.of === document ? begun.moving : undefined;
  const active = model.cell ?? begun.at;

  const [isTouched, touch] = useState(false);
  const { failed, again } = useFetched(isTouched || !!hand || !!model.cell, () => source.ready(model.locale));
  const editing = source.atHand(model.locale);
  const full = editing && withThings(model, editing.words);
  const tellCell = (cell: Cell) => {
    touch(true);
    say({ cell });
  };
  const deeds =
    full &&
    editing.deedsAt({
      model: full,
      begun,
      moving,
      active,
      send,
      keep,
      tell: (what) => say({ tell: what }),
      tellCell,
    });
  /** What was to be done while it could not be done yet: one after the other, each with what came of the one before. */
  const waiting = useRef<Deed[]>([]);
  const [, showAnew] = useState(0);
  useLayoutEffect(() => {
    // Something else was begun meanwhile.
    if (!deeds) waiting.current = [];
  }, [hand, work, model.cell, document]);
  useLayoutEffect(() => {
    const next = deeds && waiting.current.shift();
    if (!next) return;
    next(deeds);
    showAnew((times) => times + 1);
  });
  const act = (deed: Deed) => {
    if (deeds && waiting.current.length === 0) return deed(deeds);
    waiting.current.push(deed);
    touch(true);
    showAnew((times) => times + 1);
  };

  return {
    cursor,
    setCursor,
    said: full && said ? told(said, editing, full) : '',
    active,
    first: begun.first,
    moving,
    /** The tile whose spots are offered as buttons. */
    asked: (hand ? isStanding(hand) : moving?.figure !== undefined) ? begun.at : undefined,
    asks: begun.asks === true,
    busy: !!(hand || model.cell || moving),
    /** What is shown of it and offered, once that is there. */
    editing: editing && full && { ...editing, model: full },
    /** What is done at the table could not be fetched; it is done once that has worked. */
    failed,
    again,
    isWaiting: waiting.current.length > 0 && !failed,
    /** Somebody is about to do something. */
    touch: () => touch(true),
    /** `point` is where somebody has pointed, on the drawing. */
    tap(cell: Cell, point?: Point) {
      setCursor(cell);
      if (!playing) act((deeds) => deeds.tap(cell, point));
      else if (!choose?.(cell)) tellCell(cell);
    },
    tellCell,
    change: (next: ScenarioDocument) => act((deeds) => deeds.change(next)),
    turn: (cell?: Cell) => !playing && act((deeds) => deeds.turn(cell)),
    remove: (cell?: Cell) => !playing && act((deeds) => deeds.remove(cell)),
    move: (from: Moving, to: Cell) => act((deeds) => deeds.move(from, to)),
    putOn: (cell: Cell, on: Spot) => act((deeds) => deeds.putOn(cell, on)),
    beginMoving: (what: Moving) => keep({ hand, moving: { ...what, of: document } }),
    done() {
      waiting.current = [];
      keep({ hand: undefined });
      if (hand) send({ type: 'release' });
      else send({ type: 'select', cell: undefined });
    },
  };
}

export type TableControl = ReturnType<typeof useTable>;
