/** Trying it yourself: the board, what has to be decided, every legal choice, and what came of the last one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Board, type Marks } from '../../drawing/index.ts';
import { type Cell, type Choice, type Refusal, sameCell } from '../../engine/index.ts';
import type { LoadedWords } from '../../words/load.ts';
import { tellDecision, tellRefusal } from '../../words/tell.ts';
import type { Example } from '../example.ts';
import { marksOf } from '../story.ts';
import { type Telling, tellingFor } from '../telling.ts';
import { Claims } from '../view/Claims.tsx';
import { Hand } from '../view/Hand.tsx';
import { EventList } from '../view/Happened.tsx';
import { Points } from '../view/Points.tsx';
import { Tally } from '../view/Tally.tsx';
import { TextBoard } from '../view/TextBoard.tsx';
import { PlainChoices, TileChoices } from './Choices.tsx';
import type { Explorers } from './explorer.tsx';
import { type Line, madeOf } from './lines.ts';
import { cellsToChoose, refusedOn } from './options.ts';
import type { PlaceMarks } from './placeRows.ts';
import { bring, cellAt } from './pointer.ts';
import type { Position } from './session.ts';
import { windowFor } from './window.ts';

export interface TryPanelProps {
  trail: readonly Position[];
  onChoose: (choice: Choice) => void;
  onUndo: () => void;
  onLeave: () => void;
}

/** What somebody has pointed at in a position: a square to place the tile on, or one where nothing can be done. */
interface Pointed {
  readonly on: Position;
  readonly cell: Cell | undefined;
  readonly refused?: Refusal | undefined;
}

/** What a reader is shown who asks what could happen. */
type Exploring = 'closed' | 'loading' | 'failed' | Explorers;

/** The panel of one example in one language. `explorers` fetches what shows what could happen. */
export function makePanel(
  example: Example,
  words: LoadedWords,
  ruleHref: Telling['ruleHref'],
  explorers: () => Promise<Explorers>,
) {
  // Squares keep the names that the example's captions use, however far a try goes.
  const origin: Cell = [example.window.x, example.window.y];
  return function TryPanel({ trail, onChoose, onUndo, onLeave }: TryPanelProps) {
    const position = trail.at(-1) as Position;
    const { state, decision, events } = position;
    const [pointedAt, pointAt] = useState<Pointed>();
    const { cell, refused } = pointedAt?.on === position ? pointedAt : ({} as Partial<Pointed>);
    const pick = (at: Cell | undefined) => pointAt({ on: position, cell: at });
    const [exploring, setExploring] = useState<Exploring>('closed');
    const [line, setLine] = useState<Line>();
    const [marked, setMarked] = useState<{ readonly on: Position; readonly marks: PlaceMarks }>();
    const made = line && madeOf(line, trail);
    const panel = useRef<HTMLDivElement>(null);
    const question = useRef<HTMLParagraphElement>(null);
    useEffect(() => {
      // A line takes the reader on by its own button.
      if (made === undefined) bring(question.current);
      const begins = trail.length === 1;
      if (begins && (panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView();
    }, [position]);

    const cells = cellsToChoose(state);
    const targets = decision?.kind === 'take-gold' ? [] : cell ? [cell] : cells;
    const found = marked?.on === position && typeof exploring === 'object' ? marked.marks : undefined;
    const labelOf = (at: Cell) => found?.targets.find((one) => sameCell(one.cell, at))?.label;
    const marks: Marks = {
      ...marksOf(position),
      ...(found?.rings.length && { rings: found.rings }),
      targets: targets.map((at) => ({ cell: at, label: labelOf(at) })),
    };
    const window = windowFor(example.window, trail);
    const telling = tellingFor(words.game, words.replay, ruleHref, example.window, state);
    const { game, replay, ctx } = telling;

    const choose = (choice: Choice) => onChoose(choice);
    const explore = () => {
      if (typeof exploring === 'object') return setExploring('closed');
      setExploring('loading');
      explorers().then(setExploring, () => setExploring('failed'));
    };
    const follow = (chosen: Line) => {
      setLine(chosen);
      if (chosen.moves[0]) onChoose(chosen.moves[0].choice);
    };
    const open = typeof exploring === 'object' ? exploring : undefined;
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
            <Board state={state} marks={marks} label={replay.board(replay.trying)} {...{ window, origin }} />
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
          {open && line && made !== undefined && (
            <open.LineSteps {...{ line, made, telling }} onChoose={choose} onClose={() => setLine(undefined)} />
          )}
        </div>
        <p class="do">
          <button type="button" class="btn" disabled={trail.length < 2} onClick={onUndo}>
            {replay.undo}
          </button>
          <button type="button" class="btn" onClick={onLeave}>
            {replay.leave}
          </button>
          <button type="button" class="btn" aria-expanded={!!open} onClick={explore}>
            {replay.whatCouldHappen}
          </button>
          {exploring === 'failed' && <span role="alert">{replay.failed}</span>}
        </p>
        {open && made === undefined && (
          <div class="x">
            <open.Explorer
              {...{ position, telling }}
              onChoose={choose}
              onLine={follow}
              onMarks={(those) => setMarked({ on: position, marks: those })}
            />
          </div>
        )}
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
