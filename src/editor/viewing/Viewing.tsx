/** What is shown while nothing is edited: a scenario to look at, or why a link cannot be read. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { dress } from '../../replay/dress.ts';
import odd from '../../replay/live/odd.css?inline';
import live from '../../replay/live.css?inline';
import type { ScenarioDocument, StepId } from '../../scenario/document.ts';
import { positionOf } from '../../scenario/position.ts';
import type { EditorEvent, Opened } from '../events.ts';
import { depthOfFrame, frameAt, judgedOf } from '../judged.ts';
import type { Surroundings, TellingSurroundings } from '../model.ts';
import { toldIn } from '../referee/told.ts';
import { Share } from '../share/Share.tsx';
import type { EditorSnapshot } from '../useEditor.ts';
import { addressesOf } from './addresses.ts';
import { BadLink, useLinkWords } from './BadLink.tsx';
import { Scenario } from './Scenario.tsx';
import { titleIn } from './titles.ts';
import { withoutExpectations } from './unexpecting.ts';
import styles from './viewing.css?inline';

export interface ViewingProps {
  readonly snapshot: EditorSnapshot;
  readonly send: (event: EditorEvent) => void;
  readonly surroundings: Surroundings & {
    readonly words: Pick<TellingSurroundings['words'], 'game' | 'replay' | 'viewing'>;
  };
}

interface LookingProps extends Omit<ViewingProps, 'snapshot'> {
  document: ScenarioDocument;
  at: StepId | undefined;
  /** It is being copied. */
  busy: boolean;
  /** It is all that could be read of a link. */
  isPart: boolean;
}

const hereNow = (): string => globalThis.location?.hash.slice(1) ?? '';

function Looking({ document, at: first, busy, isPart, send, surroundings }: LookingProps) {
  const { locale, words, ruleHref, root } = surroundings;
  const { viewing } = words;
  const { fragment, isHere, isExample, asksToGoOn } = useMemo(() => addressesOf(document, hereNow()), [document]);
  const title = titleIn(document, locale, viewing);
  const Heading = isPart ? 'h2' : 'h1';
  const judged = judgedOf(document);
  const [at, setAt] = useState(() => frameAt(judged, first ?? 'start')?.id ?? 'start');
  const frame = frameAt(judged, at);
  const told = useMemo(() => toldIn(surroundings, document), [document]);
  const position = useMemo(() => frame && positionOf(document, frame), [document, frame]);
  const begins =
    position && (position.from === frame ? viewing.beginsHere : viewing.beginsAt(1 + depthOfFrame(position.from)));

  useEffect(() => {
    // In another language, too, it is to be looked at.
    if (asksToGoOn) history.replaceState(history.state, '', `#${fragment(at)}`);
  }, []);
  useEffect(() => {
    const before = globalThis.document.title;
    globalThis.document.title = `${title.text} – Cartulary`;
    return () => {
      globalThis.document.title = before;
    };
  }, [title.text]);

  const goTo = (step: StepId) => {
    setAt(step);
    // An address that could not be read is left as it is.
    if (isHere && !isPart) history.replaceState(history.state, '', `#${fragment(step)}`);
  };
  return (
    <>
      <header class="look">
        {!isPart && <p class="ui">{isExample ? viewing.documented : viewing.shared}</p>}
        <Heading lang={title.lang}>{title.text}</Heading>
        <p class="on">
          <button
            type="button"
            class="btn go"
            disabled={busy}
            onClick={() => send({ type: 'mine', document, ...(frame && { at: frame.id }) })}
          >
            {viewing.mine}
          </button>
          <span class="ui">{isPart ? viewing.partMine : viewing.copies}</span>
        </p>
        <p class="ui" role="status">
          {busy && viewing.copying}
        </p>
      </header>
      <Scenario
        {...{ document, at: first, locale, words, viewing, ruleHref, fragment }}
        label={title.text}
        addressOf={(step) => `${location.origin}${root.replace(/[^/]*\/$/, '')}#${fragment(step)}`}
        onStep={goTo}
      >
        {position && (
          <p class="on">
            <button
              type="button"
              class="btn"
              disabled={busy}
              onClick={() => send({ type: 'mine', document: position.document })}
            >
              {words.replay.fromHere}
            </button>
            <span class="ui">{begins}</span>
          </p>
        )}
      </Scenario>
      {!isPart && (
        <Share
          {...{ locale }}
          title={words.editor.desk.share}
          words={words.editor.desk}
          shared={{ document, locale, at, ...told, isExample }}
        />
      )}
    </>
  );
}

/** A link that cannot be read, with what could be read of it below. */
function Unreadable({ opened, ...looking }: Omit<LookingProps, 'document' | 'at' | 'isPart'> & { opened: Unread }) {
  const { locale, words } = looking.surroundings;
  const link = useLinkWords(locale, true);
  const { problem } = opened;
  // What is left of an expectation may say something else than the whole did.
  const partial = useMemo(() => opened.partial && withoutExpectations(opened.partial), [opened]);
  return (
    <>
      <h1>{words.viewing.unreadable}</h1>
      {link === 'failed' && <p role="alert">{words.replay.failed}</p>}
      {typeof link === 'object' && <BadLink problem={problem} words={link} isPart={partial !== undefined} />}
      {partial && <Looking {...looking} document={partial} at={undefined} isPart />}
    </>
  );
}

type Unread = Extract<Opened, { kind: 'unreadable' }>;

export function Viewing({ snapshot, send, surroundings }: ViewingProps) {
  useLayoutEffect(() => dress(live + odd + styles), []);
  const { opened } = snapshot.context;
  const seen = useRef({ opened, count: 0 });
  if (seen.current.opened !== opened) seen.current = { opened, count: seen.current.count + 1 };
  // Something else is another component: nothing of what was looked at before is left.
  const key = seen.current.count;
  const common = { send, surroundings, busy: snapshot.matches({ looking: 'copying' }) };
  return (
    <div class="page viewing">
      {opened?.kind === 'shared' && (
        <Looking key={key} {...common} document={opened.document} at={opened.at} isPart={false} />
      )}
      {opened?.kind === 'unreadable' && <Unreadable key={key} {...common} opened={opened} />}
    </div>
  );
}
