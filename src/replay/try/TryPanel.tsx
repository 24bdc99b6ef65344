/** Trying it yourself: the board, what has to be decided, every legal choice, and what came of the last one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Board, type CellWindow, type Marks, TilePicture, windowOf } from '../../drawing/index.ts';
import { type Cell, type Choice, choices, type Refusal, sameCell } from '../../engine/index.ts';
import { capital } from '../../words/lists.ts';
import type { LoadedWords } from '../../words/load.ts';
import { labelChoice, tellDecision, tellRefusal } from '../../words/tell.ts';
import type { Example } from '../example.ts';
import { marksOf } from '../story.ts';
import { type Telling, tellingFor } from '../telling.ts';
import { Claims } from '../view/Claims.tsx';
import { Hand } from '../view/Hand.tsx';
import { EventList } from '../view/Happened.tsx';
import { Points } from '../view/Points.tsx';
import { Tally } from '../view/Tally.tsx';
import { TextBoard } from '../view/TextBoard.tsx';
import { cellsToChoose, refusedOn, refusedSpots, turnsOn } from './options.ts';
import { cellAt } from './pointer.ts';
import type { Position } from './session.ts';

export interface TryPanelProps {
  trail: readonly Position[];
  onChoose: (choice: Choice) => void;
  onUndo: () => void;
  onLeave: () => void;
}

/** The board shown: the example's, grown by whatever the try has come to, so that squares keep their names in it. */
function windowFor(base: CellWindow, trail: readonly Position[]): CellWindow {
  const targets = trail.flatMap(({ state }) => cellsToChoose(state).map((cell) => ({ cell })));
  const own = windowOf(
    trail.map(({ state }) => state),
    [{ targets }],
  );
  const [x, y] = [Math.min(base.x, own.x), Math.min(base.y, own.y)];
  return {
    x,
    y,
    w: Math.max(base.x + base.w, own.x + own.w) - x,
    h: Math.max(base.y + base.h, own.y + own.h) - y,
  };
}

/** What somebody has pointed at in a position: a square to place the tile on, or one where nothing can be done. */
interface Pointed {
  readonly on: Position;
  readonly cell: Cell | undefined;
  readonly refused?: Refusal | undefined;
}

/** Moves the focus to a sentence, and the page only if it is out of sight. */
function bring(sentence: HTMLElement | null): void {
  sentence?.focus({ preventScroll: true });
  sentence?.scrollIntoView({ block: 'nearest' });
}

interface PartProps {
  position: Position;
  telling: Telling;
  onChoose: (choice: Choice) => void;
}

/** First the square, then which way round. The focus follows: what was pressed is gone. */
function TileChoices({
  position,
  telling,
  onChoose,
  cell,
  onCell,
}: PartProps & { cell: Cell | undefined; onCell: (cell: Cell | undefined) => void }) {
  const { state } = position;
  const { replay, ctx } = telling;
  const tile = state.hand as string;
  const asked = useRef<HTMLParagraphElement>(null);
  const before = useRef(cell);
  useEffect(() => {
    if (before.current !== cell) bring(asked.current);
    before.current = cell;
  }, [cell]);
  if (!cell) {
    return (
      <>
        <p ref={asked} tabIndex={-1}>
          {replay.whichCell}
        </p>
        <div class="ways">
          {cellsToChoose(state).map((at) => (
            <button type="button" class="btn" key={at.join()} onClick={() => onCell(at)}>
              {ctx.names(at)}
            </button>
          ))}
        </div>
      </>
    );
  }
  return (
    <>
      <p ref={asked} tabIndex={-1}>
        {replay.whichTurn(ctx.names(cell))}
      </p>
      <div class="ways">
        {turnsOn(state, cell).map((turn) => (
          <button type="button" class="btn" key={turn} onClick={() => onChoose({ kind: 'tile', cell, turn })}>
            <TilePicture tile={tile} turn={turn} size="small" />
            {replay.turned(turn)}
          </button>
        ))}
        <button type="button" class="btn" onClick={() => onCell(undefined)}>
          {replay.otherCell}
        </button>
      </div>
    </>
  );
}

/** Every choice as a button, and what is not possible with its reason. */
function PlainChoices({ position, telling, onChoose }: PartProps) {
  const { state, decision } = position;
  const { game, replay, ctx } = telling;
  const among = choices(state);
  const context = { ...ctx, among, ...(decision && { decision }) };
  const refused = refusedSpots(position);
  return (
    <>
      {cellsToChoose(state).length > 0 && <p>{replay.whichCell}</p>}
      <div class="ways">
        {among.map((choice) => (
          <button type="button" class="btn" key={JSON.stringify(choice)} onClick={() => onChoose(choice)}>
            {capital(labelChoice(game, choice, context))}
          </button>
        ))}
      </div>
      {refused.length > 0 && (
        <>
          <p class="ph">{replay.notPossible}</p>
          <ul class="ev">
            {refused.map(({ choice, refusal }) => (
              <li key={JSON.stringify(choice)}>
                <b>{capital(labelChoice(game, choice, context))}.</b> {tellRefusal(game, refusal, ctx)}{' '}
                <a href={telling.ruleHref(refusal.rule)}>{refusal.rule}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The panel of one example in one language. */
export function makePanel(example: Example, words: LoadedWords, ruleHref: Telling['ruleHref']) {
  return function TryPanel({ trail, onChoose, onUndo, onLeave }: TryPanelProps) {
    const position = trail.at(-1) as Position;
    const { state, decision, events } = position;
    const [pointedAt, pointAt] = useState<Pointed>();
    const { cell, refused } = pointedAt?.on === position ? pointedAt : ({} as Partial<Pointed>);
    const pick = (at: Cell | undefined) => pointAt({ on: position, cell: at });
    const panel = useRef<HTMLDivElement>(null);
    const question = useRef<HTMLParagraphElement>(null);
    useEffect(() => {
      bring(question.current);
      const begins = trail.length === 1;
      if (begins && (panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView();
    }, [position]);

    const cells = cellsToChoose(state);
    const targets = decision?.kind === 'take-gold' ? [] : cell ? [cell] : cells;
    const marks: Marks = { ...marksOf(position), targets: targets.map((at) => ({ cell: at })) };
    const window = windowFor(example.window, trail);
    const telling = tellingFor(words.game, words.replay, ruleHref, window);
    const { game, replay, ctx } = telling;

    const choose = (choice: Choice) => onChoose(choice);
    const pointed = (event: MouseEvent) => {
      const at = cellAt(event);
      if (!at || !decision) return;
      const possible = cells.some((other) => sameCell(other, at));
      if (!possible) pointAt({ on: position, cell, refused: refusedOn(position, at) });
      else if (decision.kind === 'place-tile') pick(at);
      else if (decision.kind === 'place-gold') choose({ kind: 'gold', cell: at });
      else if (decision.kind === 'take-gold') choose({ kind: 'take', cell: at });
    };

    return (
      <div class="try on" ref={panel}>
        <div class="bd">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: every square is a button below as well */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for those who point */}
          <div class={cells.length ? 'point' : undefined} onClick={pointed}>
            <Board state={state} marks={marks} label={replay.board(replay.trying)} window={window} />
          </div>
        </div>
        <div class="c">
          <p class="ph">{replay.trying}</p>
          <div role="status">{events.length > 0 && <EventList events={events} telling={telling} />}</div>
          <Hand told={position} telling={telling} />
          <p class="cap" ref={question} tabIndex={-1}>
            {decision ? tellDecision(game, decision, ctx) : replay.ended}
          </p>
          {decision?.kind === 'place-tile' && (
            <TileChoices key={trail.length} {...{ position, telling, cell }} onChoose={choose} onCell={pick} />
          )}
          {decision && decision.kind !== 'place-tile' && (
            <PlainChoices position={position} telling={telling} onChoose={choose} />
          )}
          {refused && (
            <p class="no-way" role="alert">
              {tellRefusal(game, refused, ctx)} <a href={telling.ruleHref(refused.rule)}>{refused.rule}</a>
            </p>
          )}
        </div>
        <p class="do">
          <button type="button" class="btn" disabled={trail.length < 2} onClick={onUndo}>
            {replay.undo}
          </button>
          <button type="button" class="btn" onClick={onLeave}>
            {replay.leave}
          </button>
        </p>
        <div class="more">
          <Points events={events} telling={telling} />
          <Claims told={position} telling={telling} />
          <Tally state={state} telling={telling} />
        </div>
        <div class="end">
          <TextBoard state={state} telling={telling} />
        </div>
      </div>
    );
  };
}
