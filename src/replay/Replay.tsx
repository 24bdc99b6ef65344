/**
 * The island beside an example's frames. The build has drawn the frames and their buttons; the island takes them over
 * and draws only what somebody tries.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Locale } from '../scenario/document.ts';
import type { StepperWords } from '../words/replay.ts';
import { focusFork, labelButton, leadOn, listen, readTree, showFrame, tellFrame } from './takeover.ts';
import { fragmentOf, fragmentWithin, type StepTree, stepInFragment } from './tree.ts';
import type { OpenSession } from './try/open.ts';
import { useReplay } from './useReplay.ts';
import { Trying, useTryingFocus } from './view/Trying.tsx';

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
  const failures = useRef(0);
  const [snapshot, actor] = useReplay(() => {
    const asked = stepInFragment(steps, element.id, location.hash.slice(1));
    return {
      tree: steps,
      ...(asked !== undefined && { at: asked }),
      async load() {
        try {
          const { openSession } = await import('./try/open.ts');
          opened.current = await openSession({ source, rules, locale, root });
        } catch (error) {
          failures.current += 1;
          // A browser may remember a script that it could not fetch; the address keeps the step.
          if (failures.current > 1 && navigator.onLine) location.reload();
          throw error;
        }
        return opened.current.session;
      },
    };
  });
  const { at } = snapshot.context;
  const trying = snapshot.matches('trying');
  const playing = snapshot.matches({ stepping: 'playing' });
  const shown = useRef(at);
  const [spoken, say] = useState('');

  useEffect(() => {
    element.classList.add('live');
    // A click anywhere in the example gives it the keys.
    element.tabIndex = -1;
    const copy = async () => {
      const { at } = actor.getSnapshot().context;
      history.replaceState(history.state, '', `#${fragmentOf(steps, element.id, at)}`);
      // The example’s own address: a preview of it shows this example, and not the page.
      const { href } = new URL(`${root}${element.id}/#${fragmentWithin(steps, at)}`, location.href);
      const address = href.replace(/#$/, '');
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
    leadOn(element, at);
    if (shown.current === at) return;
    shown.current = at;
    labelButton(element, 'copy', words.copy);
    say(tellFrame(element, at));
    history.replaceState(history.state, '', `#${fragmentOf(steps, element.id, at)}`);
  }, [at]);

  useEffect(() => labelButton(element, 'play', playing ? words.pause : words.play), [playing]);
  useEffect(() => {
    element.classList.toggle('trying', trying);
  }, [trying]);
  useTryingFocus(snapshot, () => element);

  return <Trying {...{ words, snapshot, spoken }} send={actor.send} Panel={opened.current?.Panel} />;
}
