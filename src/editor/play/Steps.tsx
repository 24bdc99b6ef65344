/** The steps as a list, forks indented: the one that is shown is marked, and the first that no longer stands. */
import { useEffect, useRef } from 'preact/hooks';
import { PlayerMark } from '../../drawing/index.ts';
import { captionOf } from '../../replay/example.ts';
import { turnOf } from '../../replay/phases.ts';
import { labelOf } from '../../replay/view/Fork.tsx';
import type { Branch, Step, StepId } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { everyStep } from '../../scenario/walk.ts';
import { later } from '../later.tsx';
import type { JudgedProps } from '../model.ts';
import { breaksHere } from '../wrong.ts';
import { Refused } from './Broken.tsx';
import type { StepWorkProps } from './StepWork.tsx';
import { labelOfStep, shownStep } from './told.ts';

const StepWork = later<StepWorkProps>(
  async () => (await import('./StepWork.tsx')).StepWork,
  ({ model }) => model.words.editor.drafts,
);

interface ListProps {
  model: JudgedProps['model'];
  frames: ReadonlyMap<StepId, Frame>;
  shown: StepId;
  onGo: (to: StepId) => void;
}

function Row({ frame, number, model, shown, onGo }: Omit<ListProps, 'frames'> & { frame: Frame; number: number }) {
  const { play } = model.words;
  const player = frame.parent && turnOf(frame);
  return (
    <>
      <button
        type="button"
        class="row"
        aria-current={frame.id === shown ? 'step' : undefined}
        onClick={() => onGo(frame.id)}
      >
        <b>{number}</b>
        <span>
          {labelOfStep(model, frame)}
          {breaksHere(frame) && <small>⚑ {play.broken}</small>}
          {frame.differences.length > 0 && <small>⚑ {play.unexpected}</small>}
        </span>
        {player && <PlayerMark player={player} />}
      </button>
      {breaksHere(frame) && (
        <p class="why">
          <Refused {...{ model, frame }} />
        </p>
      )}
    </>
  );
}

/** A line of steps with what begins at its end. Its first step has this number. */
function Line({ steps, first, ...list }: ListProps & { steps: readonly Step[]; first: number }) {
  const ways = steps.at(-1)?.branches;
  return (
    <>
      {steps.map(({ id }, i) => {
        const frame = list.frames.get(id);
        return (
          <li key={id}>
            {frame && <Row {...{ frame, number: first + i, ...list }} />}
            {ways && i === steps.length - 1 && <Ways {...{ branches: ways, first: first + steps.length, ...list }} />}
          </li>
        );
      })}
    </>
  );
}

function Ways({ branches, first, ...list }: ListProps & { branches: readonly Branch[]; first: number }) {
  const { document, locale, telling, words } = list.model;
  return (
    <ul class="line-ways">
      {branches.map(({ id, steps }, i) => {
        const frame = steps[0] && list.frames.get(steps[0].id);
        return (
          <li key={id}>
            <p class="way">
              {words.play.way(i + 1)}
              {frame && `: ${labelOf(frame, { document }, locale, telling)}`}
            </p>
            <ol>
              <Line {...{ steps, first, ...list }} />
            </ol>
          </li>
        );
      })}
    </ul>
  );
}

/** While nothing can be played: the steps as they are written, which wait for the situation to be put right. */
function KeptSteps({ model: { document, locale, words } }: Pick<JudgedProps, 'model'>) {
  const steps = [...everyStep(document)].flatMap(({ node }) => ('do' in node ? [node] : []));
  return (
    <>
      <p>{words.editor.desk.impossible}</p>
      {steps.length > 0 && (
        <>
          <p class="hint">{words.play.kept(steps.length)}</p>
          <ul class="step-list">
            {steps.map(({ id }, i) => (
              <li class="row kept" key={id}>
                {captionOf(document, id, locale)?.text ?? words.replay.step(i + 2)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

export function Steps({ model, send }: JudgedProps) {
  const { document, judged, words } = model;
  const { desk } = words.editor;
  const frames = new Map(judged.frames.map((frame) => [frame.id, frame]));
  const [root] = judged.frames;
  const shown = shownStep(model);
  const scrolled = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const rows = scrolled.current;
    const row = rows?.querySelector<HTMLElement>('[aria-current]');
    if (!rows || !row) return;
    const above = row.offsetTop - rows.scrollTop;
    // The list moves, the page does not.
    if (above < 0 || above + row.offsetHeight > rows.clientHeight)
      rows.scrollTop = row.offsetTop - rows.clientHeight / 2;
  }, [shown, document]);
  const onGo = (to: StepId) => {
    send({ type: 'go', to });
    send({ type: 'play' });
  };
  const list = { model, frames, shown, onGo };
  const { steps = [], branches } = document;
  const frame = frames.get(shown);
  return (
    <section class="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{desk.steps}</h2>
      {!root && <KeptSteps {...{ model }} />}
      {root && (
        <>
          <ol class="step-list" ref={scrolled}>
            <li>
              <Row {...{ frame: root, number: 1, ...list }} />
              {branches && <Ways {...{ branches, first: 2, ...list }} />}
            </li>
            <Line {...{ steps, first: 2, ...list }} />
          </ol>
          {judged.frames.length === 1 && <p class="hint">{desk.noSteps}</p>}
          {frame && model.work === 'playing' && <StepWork {...{ model, send, frame }} />}
        </>
      )}
    </section>
  );
}
