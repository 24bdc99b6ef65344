/** The board on which things are set up and played: to be looked at, tapped, and used by keyboard. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Board, type CellWindow, type Marks } from '../../drawing/index.ts';
import { type Cell, type Side, STEP } from '../../engine/index.ts';
import { seenOn } from '../edits/ground.ts';
import { Failed } from '../Failed.tsx';
import type { PanelProps } from '../model.ts';
import { type EditingSource, editingSource } from './editing/ready.ts';
import { Overlay } from './Overlay.tsx';
import { cellOf, hintFor, pointAt } from './pointer.ts';
import { Squares } from './Squares.tsx';
import { freeSquares, grown, sheetFor } from './sheet.ts';
import { squaresOf } from './squaresOf.ts';
import { useDrag } from './useDrag.ts';
import { useTable } from './useTable.ts';
import { COLUMNS, useView } from './useView.ts';

const ARROWS: Readonly<Record<string, Side>> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };
const NONE: readonly Cell[] = [];
const UNMARKED: Marks = {};

export interface TableProps extends PanelProps {
  /** What is marked in the position that is played. */
  readonly marks?: Marks | undefined;
  /** Playing on the board: false if nothing was chosen on the square and nothing is asked. */
  readonly choose?: ((cell: Cell) => boolean) | undefined;
  /** Whence what can be done comes. */
  readonly source?: EditingSource | undefined;
}

/** Another draft is another table. */
export function Table(props: TableProps) {
  return <OneTable key={props.model.draft.id} {...props} />;
}

function OneTable({ model, send, marks = UNMARKED, choose, source = editingSource }: TableProps) {
  const { document, hand, work, shown, frame, window: board, ctx, judged } = model;
  const words = model.words.editor.table;
  const playing = work === 'playing';
  const opening = useRef<HTMLDivElement>(null);
  const drawn = useRef<CellWindow>();
  const sheet = sheetFor(board, drawn.current);
  drawn.current = sheet;
  const view = useView(opening, board, sheet);
  const middle: Cell = [board.x + Math.floor(board.w / 2), board.y + Math.floor(board.h / 2)];
  const table = useTable({ model, send, middle, choose, source });
  const { cursor, active, moving, first, editing } = table;
  const state = (playing && frame?.state) || shown;

  const cellAt = (event: MouseEvent): Cell | undefined => {
    const point = pointAt(event);
    return point && cellOf(point);
  };
  const drag = useDrag({
    cellAt,
    holds: (cell) => !playing && !hand && seenOn(document.board, cell) !== undefined,
    onMove: (from, to) => table.move({ cell: from }, to),
  });

  const press = (event: MouseEvent) => {
    if (drag.wasDrag()) return;
    const point = pointAt(event);
    if (point) table.tap(cellOf(point), point);
  };

  const go = (side: Side) => {
    const [x, y]: Cell = [cursor[0] + STEP[side][0], cursor[1] + STEP[side][1]];
    if (x < sheet.x || y < sheet.y || x >= sheet.x + sheet.w || y >= sheet.y + sheet.h) return;
    table.setCursor([x, y]);
    table.tellCell([x, y]);
    view.show([x, y]);
  };

  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const side = ARROWS[event.key];
    if (side) go(side);
    else if (event.key === 'Enter' || event.key === ' ') table.tap(cursor);
    else if (event.key === 'r' || event.key === 'R') {
      const here = seenOn(document.board, cursor) && (!hand || active?.join() === cursor.join());
      table.turn(here ? cursor : undefined);
    } else if (event.key === 'Delete' || event.key === 'Backspace') table.remove(cursor);
    else if (event.key === 'Escape') table.done();
    else if (event.key === '+') view.larger();
    else if (event.key === '-') view.smaller();
    else return;
    event.preventDefault();
  };

  /** Around the board the same key does the same, and leads back to it. */
  const putDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || playing) return;
    table.done();
    opening.current?.focus();
    event.preventDefault();
  };

  // What is asked for has moved elsewhere: the list of problems leads to a square.
  useEffect(() => {
    if (!model.cell) return;
    table.setCursor(model.cell);
    view.show(model.cell);
  }, [model.cell]);

  const around = useMemo(() => freeSquares(shown.tiles), [shown]);
  const squares = useMemo(() => shown.tiles.map(({ cell }) => cell), [shown]);
  const problems = useMemo(() => (judged?.problems ?? []).map((one) => squaresOf(document, one)), [judged, document]);
  const label = words.board(state.tiles.length);
  const forTiles = !playing && (!hand || hand.what === 'tile') && moving?.figure === undefined;
  const offered = useMemo(() => {
    if (drag.over) return [drag.over];
    return (hand?.what === 'castle' && first && editing?.partnersOf(document, first)) || NONE;
  }, [drag.over, hand, first, document]);
  const turns = !playing && (hand?.what === 'tile' || (active && seenOn(document.board, active)));

  // A button that can do nothing keeps the focus all the same.
  const act = (text: string, can: boolean, onPress: () => void, kind = '') => (
    <button type="button" class={can ? `btn ${kind}` : 'btn off'} aria-disabled={!can} onClick={() => can && onPress()}>
      {text}
    </button>
  );

  const free = forTiles ? around : NONE;
  const chosen = moving?.cell ?? (playing ? model.cell : active);
  // What is pressed elsewhere on the page draws nothing here anew.
  const drawing = useMemo(
    () => (
      <Board
        {...{ state, marks, window: sheet, origin: [board.x, board.y] }}
        view={{ columns: COLUMNS, pixels: view.pixels, named: grown(board, 1) }}
        label={label}
      >
        <Overlay {...{ free, offered, chosen, cursor }} names={ctx.names} problems={problems} />
      </Board>
    ),
    [state, marks, sheet, board, view.pixels, label, free, offered, chosen, cursor, ctx, problems],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be pressed is inside, and one key is for all of it
    <section
      class="table"
      aria-busy={table.isWaiting || undefined}
      onKeyDown={putDown}
      onPointerEnter={table.touch}
      onFocusIn={table.touch}
    >
      <div class="t-frame">
        <div
          class="t-opening"
          ref={opening}
          role="application"
          aria-label={label}
          aria-describedby="t-keys"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop for the whole board, with the arrows inside
          tabIndex={0}
          onClick={press}
          onKeyDown={key}
          {...drag.handlers}
        >
          {drawing}
        </div>
        <div class="t-zoom">
          <button type="button" class="btn" aria-label={words.zoomIn} title={words.zoomIn} onClick={view.larger}>
            +
          </button>
          <button type="button" class="btn" aria-label={words.zoomOut} title={words.zoomOut} onClick={view.smaller}>
            −
          </button>
          <button type="button" class="btn" onClick={view.fit}>
            {words.whole}
          </button>
        </div>
      </div>
      {table.failed && (
        <Failed says={model.words.editor.desk.failed} again={model.words.editor.drafts.again} onAgain={table.again} />
      )}
      <p class="vh" id="t-keys">
        {words.keys}
      </p>
      <p class="vh" role="status">
        {table.said}
      </p>
      {!playing && (
        <>
          <div class="acts">
            {act(words.turn, !!turns, () => table.turn())}
            {act(words.remove, !!active, () => table.remove())}
            {act(words.done, table.busy, table.done, 'go')}
          </div>
          <div class="t-here">
            <p class="hint">{hintFor(model, table)}</p>
            <Squares {...{ model, free }} taken={squares} onTap={(cell) => table.tap(cell)} />
            {editing && <editing.Here model={editing.model} table={table} onBoard={() => opening.current?.focus()} />}
          </div>
        </>
      )}
    </section>
  );
}
