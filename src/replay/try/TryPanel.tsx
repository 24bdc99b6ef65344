/** Trying it yourself: the board, what has to be decided, every legal choice, and what came of the last one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Board, type CellWindow, type Marks, TilePicture, windowOf } from '../../drawing/index.ts';
import { type Cell, type Choice, choices, type Refusal, sameCell } from '../../engine/index.ts';
import { capital } from '../../words/lists.ts';
import type { LoadedWords } from '../../words/load.ts';
import { askDecision, labelChoice, tellDecision, tellRefusal } from '../../words/tell.ts';
import type { Example } from '../example.ts';
import { marksOf } from '../story.ts';
import { type Telling, tellingFor } from '../telling.ts';
import { Claims } from '../view/Claims.tsx';
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

/** The board shown: the example's, grown by whatever the try has added, so that squares keep their names. */
function windowFor(base: CellWindow, { state }: Position, marks: Marks): CellWindow {
  const own = windowOf([state], [marks]);
  const [x, y] = [Math.min(base.x, own.x), Math.min(base.y, own.y)];
  return {
    x,
    y,
    w: Math.max(base.x + base.w, own.x + own.w) - x,
    h: Math.max(base.y + base.h, own.y + own.h) - y,
  };
}

interface PartProps {
  position: Position;
  telling: Telling;
  onChoose: (choice: Choice) => void;
}

/** First the square, then which way round. */
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
  if (!cell) {
    return (
      <>
        <p>{replay.whichCell}</p>
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
      <p>{replay.whichTurn(ctx.names(cell))}</p>
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
      <div class="ways">
        {among.map((choice) => (
          <button type="button" class="btn" key={JSON.stringify(choice)} onClick={() => onChoose(choice)}>
            {capital(labelChoice(game, choice, context))}
          </button>
        ))}
      </div>
      {refused.length > 0 && (
        <>
          <h4>{replay.notPossible}</h4>
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
    const [cell, setCell] = useState<Cell>();
    const [refused, setRefused] = useState<Refusal>();
    const question = useRef<HTMLParagraphElement>(null);
    useEffect(() => {
      setCell(undefined);
      setRefused(undefined);
      question.current?.focus({ preventScroll: trail.length > 1 });
    }, [position]);

    const cells = cellsToChoose(state);
    const targets = decision?.kind === 'take-gold' ? [] : cell ? [cell] : cells;
    const marks: Marks = { ...marksOf(position), targets: targets.map((at) => ({ cell: at })) };
    const window = windowFor(example.window, position, { targets: cells.map((at) => ({ cell: at })) });
    const telling = tellingFor(words.game, words.replay, ruleHref, window);
    const { game, replay, ctx } = telling;

    const choose = (choice: Choice) => onChoose(choice);
    const pointed = (event: MouseEvent) => {
      const at = cellAt(event);
      if (!at || !decision) return;
      const possible = cells.some((other) => sameCell(other, at));
      setRefused(possible ? undefined : refusedOn(position, at));
      if (!possible) return;
      if (decision.kind === 'place-tile') setCell(at);
      else if (decision.kind === 'place-gold') choose({ kind: 'gold', cell: at });
      else if (decision.kind === 'take-gold') choose({ kind: 'take', cell: at });
    };

    return (
      <div class="try on">
        <div class="bd">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: every square is a button below as well */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for those who point */}
          <div class={cells.length ? 'point' : undefined} onClick={pointed}>
            <Board state={state} marks={marks} label={replay.board(replay.trying)} window={window} />
          </div>
        </div>
        <div class="c">
          <p class="ph">{replay.trying}</p>
          {events.length > 0 && <EventList events={events} telling={telling} />}
          <p class="cap" ref={question} tabIndex={-1} role="status">
            {decision ? `${tellDecision(game, decision, ctx)} ${askDecision(game, decision, ctx)}` : replay.ended}
          </p>
          {state.hand !== undefined && decision?.kind === 'place-tile' && (
            <p class="hand">
              <TilePicture tile={state.hand} size="medium" label={replay.drawn} />
            </p>
          )}
          {decision?.kind === 'place-tile' && (
            <TileChoices {...{ position, telling, cell }} onChoose={choose} onCell={setCell} />
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
