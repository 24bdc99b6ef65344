/** Below a step, in the pages and where no build has drawn anything: what is said of it, and what somebody tries. */
import { useEffect, useRef } from 'preact/hooks';
import type { StepperWords } from '../../words/replay.ts';
import type { OpenSession } from '../try/open.ts';
import type { ReplayActor, ReplaySnapshot } from '../useReplay.ts';

/** At both ends of a try, what had the focus is gone: it stays in the example, and comes back to where the try began. */
export function useTryingFocus(snapshot: ReplaySnapshot, figure: () => HTMLElement | null): void {
  const trying = snapshot.matches('trying');
  const failed = snapshot.matches({ trying: 'failed' });
  const tried = useRef(false);
  useEffect(() => {
    if (trying) figure()?.focus({ preventScroll: true });
    else if (tried.current) figure()?.querySelector<HTMLElement>('[data-do="try"]')?.focus();
    tried.current = trying;
  }, [trying]);
  useEffect(() => {
    if (failed) figure()?.querySelector<HTMLElement>('.try button')?.focus({ preventScroll: true });
  }, [failed]);
}

interface Props {
  words: Pick<StepperWords, 'failed' | 'loading' | 'keys' | 'tryIt' | 'leave'>;
  snapshot: ReplaySnapshot;
  send: ReplayActor['send'];
  /** Said to those who listen. */
  spoken: string;
  /** Once it is loaded. */
  Panel: OpenSession['Panel'] | undefined;
}

export function Trying({ words, snapshot, send, spoken, Panel }: Props) {
  const { trail } = snapshot.context;
  const trying = snapshot.matches('trying');
  const loading = snapshot.matches({ trying: 'loading' });
  const failed = snapshot.matches({ trying: 'failed' });
  return (
    <>
      <p class="vh" role="status">
        {failed ? words.failed : loading ? words.loading : trying ? '' : spoken}
      </p>
      {!trying && <p class="keys">{words.keys}</p>}
      {loading && <p class="try cap">{words.loading}</p>}
      {failed && (
        <div class="try">
          <p class="cap">{words.failed}</p>
          <p class="do">
            <button type="button" class="btn" onClick={() => send({ type: 'try' })}>
              {words.tryIt}
            </button>
            <button type="button" class="btn" onClick={() => send({ type: 'leave' })}>
              {words.leave}
            </button>
          </p>
        </div>
      )}
      {trail.length > 0 && Panel && (
        <Panel
          trail={trail}
          onChoose={(choice) => send({ type: 'choose', choice })}
          onUndo={() => send({ type: 'undo' })}
          onLeave={() => send({ type: 'leave' })}
        />
      )}
    </>
  );
}
