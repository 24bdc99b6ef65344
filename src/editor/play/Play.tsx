/** Playing from the situation: what just happened, what must be decided, and the way from step to step. */
import { useLayoutEffect } from 'preact/hooks';
import { dress } from '../../replay/dress.ts';
import { captionOf } from '../../replay/example.ts';
import { phaseLine } from '../../replay/spoken.ts';
import choiceStyles from '../../replay/try/try.css?inline';
import { Claims } from '../../replay/view/Claims.tsx';
import { EventList } from '../../replay/view/Happened.tsx';
import { Points } from '../../replay/view/Points.tsx';
import { Tally } from '../../replay/view/Tally.tsx';
import { TextBoard } from '../../replay/view/TextBoard.tsx';
import { depthOfFrame } from '../judged.ts';
import type { JudgedProps } from '../model.ts';
import { Beginning } from './Beginning.tsx';
import { Broken } from './Broken.tsx';
import { Deciding } from './Deciding.tsx';
import type { Found } from './found.ts';
import styles from './play.css?inline';
import { Stepping } from './Stepping.tsx';
import { keyLeadsTo } from './stepping.ts';

export interface PlayProps extends JudgedProps {
  readonly onFound: (found: Found | undefined) => void;
}

export function Play({ model, send, onFound }: PlayProps) {
  useLayoutEffect(() => dress(choiceStyles + styles), []);
  const { frame, telling } = model;
  const { play } = model.words;
  const { desk } = model.words.editor;
  if (!frame) {
    return (
      <section class="play" aria-label={play.title}>
        <p class="cap">{desk.impossible}</p>
        <p class="do">
          <button type="button" class="btn go" onClick={() => send({ type: 'set-up' })}>
            {desk.setUp}
          </button>
        </p>
      </section>
    );
  }
  const pressed = (event: KeyboardEvent) => {
    const to = keyLeadsTo(frame, event);
    if (to === undefined) return;
    send({ type: 'go', to });
    event.preventDefault();
  };
  const events = frame.parent ? frame.events : [];
  const caption = captionOf(model.document, frame.id, model.locale);
  return (
    <section class="play" aria-label={play.title} onKeyDown={pressed}>
      <Stepping {...{ model, send, frame }} />
      <div role="status">
        <p class="ph">{phaseLine(frame, depthOfFrame(frame), telling)}</p>
        {caption && (
          <p class="cap" lang={caption.lang}>
            {caption.text}
          </p>
        )}
        {events.length > 0 && <EventList events={events} telling={telling} />}
      </div>
      {frame.refused ? <Broken {...{ model, send, frame }} /> : <Deciding {...{ model, send, frame, onFound }} />}
      {!frame.parent && <Beginning {...{ model, send }} />}
      <div class="more">
        <Points events={events} telling={telling} />
        <Claims told={frame} telling={telling} />
        <Tally state={frame.state} telling={telling} />
      </div>
      <TextBoard state={frame.state} telling={telling} />
    </section>
  );
}
