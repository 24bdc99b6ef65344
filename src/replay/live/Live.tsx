/**
 * A scenario that is shown step by step where no build has drawn its steps. The machine, the views and the keys are
 * those of the examples on the pages, but only the step that is shown is drawn.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Locale } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';
import type { ViewingWords } from '../../words/editing/viewing.ts';
import type { LoadedWords } from '../../words/load.ts';
import type { Example } from '../example.ts';
import { focusFork, listen, showBoard, tellFrame } from '../takeover.ts';
import { type Telling, tellingFor } from '../telling.ts';
import type { StepId } from '../tree.ts';
import type { OpenSession } from '../try/open.ts';
import { useReplay } from '../useReplay.ts';
import { StepView } from '../view/StepView.tsx';
import { Trying, useTryingFocus } from '../view/Trying.tsx';
import { LiveOutcomes } from './LiveOutcomes.tsx';
import { StepNotice, UnexpectedSteps } from './Unexpected.tsx';
import { unexpectedIn } from './unexpected.ts';

export interface LiveProps {
  example: Example;
  locale: Locale;
  words: LoadedWords;
  viewing: ViewingWords;
  ruleHref: Telling['ruleHref'];
  /** What it is called, for those who listen. */
  label: string;
  /** The step to begin with; the start if it is none of this scenario. */
  at?: StepId | undefined;
  /** The fragment that leads to a step. */
  fragment: (step: StepId) => string;
  /** The whole address to hand on. */
  addressOf: (step: StepId) => string;
  /** Told each step that is gone to. */
  onStep?: (step: StepId) => void;
  /** Below the buttons of the step that is shown. */
  children?: ComponentChildren;
}

/** The id of the figure: steps that are drawn here have names of their own. */
const FIGURE = 'scenario';

export function Live(props: LiveProps) {
  const { example, locale, words, viewing, ruleHref, label, fragment, addressOf, onStep, children } = props;
  const { tree, frames, window } = example;
  const { replay } = words;
  const figure = useRef<HTMLElement>(null);
  const opened = useRef<OpenSession | null>(null);
  const [snapshot, actor] = useReplay(() => ({
    tree,
    ...(props.at !== undefined && tree.has(props.at) && { at: props.at }),
    async load() {
      const { tryingOf } = await import('../try/open.ts');
      opened.current = tryingOf(example, words, ruleHref, locale);
      return opened.current.session;
    },
  }));
  const { at } = snapshot.context;
  const trying = snapshot.matches('trying');
  const playing = snapshot.matches({ stepping: 'playing' });
  const shown = useRef(at);
  const [spoken, say] = useState('');
  const [copied, setCopied] = useState<StepId>();
  const [byHand, setByHand] = useState<string>();

  const frame = (frames.find(({ id }) => id === at) ?? frames[0]) as Frame;
  const telling = useMemo(
    () => tellingFor(words.game, replay, ruleHref, window, (frames[0] as Frame).state),
    [example, words],
  );
  const unexpected = useMemo(() => unexpectedIn(frames), [example]);

  // A button that is gone with the next step leaves its focus to the one beside it, as on the pages.
  const held = figure.current?.contains(document.activeElement) ? document.activeElement : undefined;
  const go = held?.closest<HTMLElement>('[data-go]')?.dataset['go'] ?? 'next';
  const chosen = !!held?.closest('.fork');
  useLayoutEffect(() => {
    if (chosen) showBoard(figure.current);
    const element = figure.current;
    if (!held || !element || element.contains(document.activeElement)) return;
    const button = (name: string) => element.querySelector<HTMLElement>(`[data-go="${name}"]`);
    (button(go) ?? button(go === 'back' ? 'first' : 'last'))?.focus({ preventScroll: true });
  }, [at]);

  useEffect(() => {
    const element = figure.current;
    if (!element) return;
    const copy = async () => {
      const step = actor.getSnapshot().context.at;
      const address = addressOf(step);
      try {
        await navigator.clipboard.writeText(address);
        setCopied(step);
        say(replay.copied);
      } catch {
        // Without a clipboard the link is shown, ready to be copied by hand. A frame in somebody's page may not ask.
        setByHand(address);
      }
    };
    const stop = listen(element, tree, { send: actor.send, copy }, () => {
      const now = actor.getSnapshot();
      return { step: now.context.at, reads: now.matches('stepping'), plays: now.matches({ stepping: 'playing' }) };
    });
    const forks = actor.on('fork', () =>
      // The question may be in a step that is only now being drawn.
      requestAnimationFrame(() => {
        const { at } = actor.getSnapshot().context;
        say(tellFrame(element, at));
        focusFork(element, at);
      }),
    );
    return () => {
      stop();
      forks.unsubscribe();
    };
  }, []);

  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    setByHand(undefined);
    if (figure.current) say(tellFrame(figure.current, at));
    onStep?.(at);
  }, [at]);

  useTryingFocus(snapshot, () => figure.current);

  const step = { figure: FIGURE, fragment, example, frame, locale, telling };
  return (
    <figure class={trying ? 'ex wide live trying' : 'ex wide live'} ref={figure} tabIndex={-1} aria-label={label}>
      <UnexpectedSteps
        list={unexpected}
        {...{ tree, telling }}
        words={viewing.unexpected}
        link={(id, name) => (
          <a
            href={`#${fragment(id)}`}
            onClick={(event) => {
              event.preventDefault();
              actor.send({ type: 'go', to: id });
            }}
          >
            {name}
          </a>
        )}
      />
      <StepView
        {...step}
        notice={<StepNotice {...{ frame, telling }} words={viewing.unexpected} />}
        outcomes={
          frame.decision && frame.decision.kind !== 'place-tile' ? (
            <LiveOutcomes key={at} {...{ frame, telling, locale }} />
          ) : null
        }
      />
      <div class="tools">
        <p class="do">
          <button type="button" class="btn" data-do="play">
            {playing ? replay.pause : replay.play}
          </button>
          <button type="button" class="btn" data-do="try">
            {replay.tryIt}
          </button>
          <button type="button" class="btn" data-do="copy">
            {copied === at ? replay.copied : replay.copy}
          </button>
        </p>
        {byHand && (
          <input class="by-hand" readOnly value={byHand} aria-label={replay.copy} ref={(field) => field?.select()} />
        )}
        {children}
      </div>
      <Trying words={replay} {...{ snapshot, spoken }} send={actor.send} Panel={opened.current?.Panel} />
    </figure>
  );
}
