/**
 * The island beside an example's frames. The build has drawn the frames and their buttons; the island takes them over
 * and draws only what somebody tries.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Locale } from '../scenario/document.ts';
import type { StepperWords } from '../words/replay.ts';
import { focusFork, labelButton, listen, readTree, showFrame, tellFrame } from './takeover.ts';
import { fragmentOf, type StepTree, stepInFragment } from './tree.ts';
import type { OpenSession } from './try/open.ts';
import { useReplay } from './useReplay.ts';

export interface ReplayProps {
  /** The figure whose frames it takes over. */
  element: HTMLElement;
  /** The address of the document. */
  source: string;
  /** The address of the list that says on which page each rule is. */
  rules: string;
  locale: Locale;
  /** The address of the language's pages: `/nl/`. */
  root: string;
  words: StepperWords;
}

export function Replay({ element, source, rules, locale, root, words }: ReplayProps) {
  const tree = useRef<StepTree | null>(null);
  tree.current ??= readTree(element);
  const steps = tree.current;
  const opened = useRef<OpenSession | null>(null);
  const [snapshot, actor] = useReplay(() => {
    const asked = stepInFragment(steps, element.id, location.hash.slice(1));
    return {
      tree: steps,
      ...(asked !== undefined && { at: asked }),
      async load() {
        const { openSession } = await import('./try/open.ts');
        opened.current = await openSession({ source, rules, locale, root });
        return opened.current.session;
      },
    };
  });
  const { at, trail } = snapshot.context;
  const trying = snapshot.matches('trying');
  const loading = snapshot.matches({ trying: 'loading' });
  const failed = snapshot.matches({ trying: 'failed' });
  const playing = snapshot.matches({ stepping: 'playing' });
  const shown = useRef(at);
  const tried = useRef(false);
  const [spoken, say] = useState('');

  useEffect(() => {
    element.classList.add('live');
    // A click anywhere in the example gives it the keys.
    element.tabIndex = -1;
    const copy = async () => {
      const address = `${location.href.split('#')[0]}#${fragmentOf(steps, element.id, actor.getSnapshot().context.at)}`;
      history.replaceState(history.state, '', address);
      try {
        await navigator.clipboard.writeText(address);
        labelButton(element, 'copy', words.copied);
        say(words.copied);
      } catch {
        // Without a clipboard the link is shown, ready to be copied by hand.
        prompt(words.copy, address);
      }
    };
    const stop = listen(element, steps, { send: actor.send, copy }, () => {
      const now = actor.getSnapshot();
      return { step: now.context.at, reads: now.matches('stepping'), plays: now.matches({ stepping: 'playing' }) };
    });
    const forks = actor.on('fork', () => {
      const { at } = actor.getSnapshot().context;
      // The question may be in a frame that is only now coming: what is hidden cannot have the focus.
      showFrame(element, at);
      say(tellFrame(element, at));
      focusFork(element, at);
    });
    return () => {
      stop();
      forks.unsubscribe();
      element.classList.remove('live', 'trying');
    };
  }, []);

  useEffect(() => {
    showFrame(element, at);
    if (shown.current === at) return;
    shown.current = at;
    labelButton(element, 'copy', words.copy);
    say(tellFrame(element, at));
    history.replaceState(history.state, '', `#${fragmentOf(steps, element.id, at)}`);
  }, [at]);

  useEffect(() => labelButton(element, 'play', playing ? words.pause : words.play), [playing]);
  useEffect(() => {
    element.classList.toggle('trying', trying);
    // What had the focus is gone, at both ends of a try: it stays in the example, and comes back to where the try began.
    if (trying) element.focus({ preventScroll: true });
    else if (tried.current) element.querySelector<HTMLElement>('[data-do="try"]')?.focus();
    tried.current = trying;
  }, [trying]);
  useEffect(() => {
    if (failed) element.querySelector<HTMLElement>('.try button')?.focus({ preventScroll: true });
  }, [failed]);

  const Panel = opened.current?.Panel;
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
            <button type="button" class="btn" onClick={() => actor.send({ type: 'try' })}>
              {words.tryIt}
            </button>
            <button type="button" class="btn" onClick={() => actor.send({ type: 'leave' })}>
              {words.leave}
            </button>
          </p>
        </div>
      )}
      {trail.length > 0 && Panel && (
        <Panel
          trail={trail}
          onChoose={(choice) => actor.send({ type: 'choose', choice })}
          onUndo={() => actor.send({ type: 'undo' })}
          onLeave={() => actor.send({ type: 'leave' })}
        />
      )}
    </>
  );
}
