/** What has to be decided in the position that is shown: every legal choice, and why others are none. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Choice, sameCell } from '../../engine/index.ts';
import { PlainChoices, TileChoices } from '../../replay/try/Choices.tsx';
import { cellsToChoose, refusedOn } from '../../replay/try/options.ts';
import { bring } from '../../replay/try/pointer.ts';
import { Hand } from '../../replay/view/Hand.tsx';
import type { Frame } from '../../scenario/timeline.ts';
import { tellDecision, tellRefusal } from '../../words/tell.ts';
import type { Full } from '../edits/limits.ts';
import { choose } from './choose.ts';
import { Drawing } from './Drawing.tsx';
import { Exploring } from './Exploring.tsx';
import type { PlayProps } from './Play.tsx';

export function Deciding({ model, send, frame, onFound }: PlayProps & { frame: Frame }) {
  const { telling, cell: selected } = model;
  const { game, replay, ctx } = telling;
  const { play } = model.words;
  const { decision, state } = frame;
  const question = useRef<HTMLParagraphElement>(null);
  const chosen = useRef(false);
  const [full, setFull] = useState<Full>();
  useLayoutEffect(() => {
    setFull(undefined);
    // What was pressed is gone: the next question has the focus.
    if (chosen.current) bring(question.current);
    chosen.current = false;
  }, [frame]);
  const make = (choice: Choice) => {
    chosen.current = true;
    const why = choose({ model, send }, choice);
    if (why) setFull(why);
  };
  const pick = (cell: typeof selected) => send({ type: 'select', cell });
  const possible = selected && cellsToChoose(state).some((cell) => sameCell(cell, selected));
  const refused = selected && !possible ? refusedOn(frame, selected) : undefined;
  const over = state.phase === 'over';
  return (
    <div class="deciding">
      <Hand told={frame} telling={telling} />
      <p class="cap" ref={question} tabIndex={-1}>
        {decision ? tellDecision(game, decision, ctx) : over ? `${replay.gameOver}.` : play.whatIsDrawn}
        {decision && ' '}
        {decision && <a href={telling.ruleHref(decision.rule)}>{decision.rule}</a>}
      </p>
      {decision?.kind === 'place-tile' && (
        <TileChoices
          key={frame.id}
          {...{ position: frame, telling }}
          cell={possible ? selected : undefined}
          onChoose={make}
          onCell={pick}
        />
      )}
      {decision && decision.kind !== 'place-tile' && (
        <PlainChoices position={frame} telling={telling} onChoose={make} />
      )}
      {!decision && (
        <Drawing
          {...{ model, send, frame }}
          onDraw={() => {
            chosen.current = true;
          }}
        />
      )}
      <div role="alert">
        {refused && (
          <p class="no-way">
            {tellRefusal(game, refused, ctx)} <a href={telling.ruleHref(refused.rule)}>{refused.rule}</a>
          </p>
        )}
        {full && <p class="no-way">{play.full[full]}</p>}
      </div>
      {decision && <Exploring {...{ model, frame, onFound }} onChoose={make} />}
    </div>
  );
}
