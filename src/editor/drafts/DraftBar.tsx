/** The name of the draft, whether it is kept, undo and redo, and the way to other drafts. */
import type { ComponentType } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Desk } from '../desk.ts';
import { canRedo, canUndo, type History } from '../history.ts';
import { askToOpen } from '../import/ask.ts';
import type { PanelProps } from '../model.ts';
import { showShare } from '../share/show.ts';
import type { EditorSnapshot } from '../useEditor.ts';
import type { DraftListProps } from './DraftList.tsx';
import { DraftName } from './DraftName.tsx';
import { useUndoKeys } from './keys.ts';
import { Notices } from './Notices.tsx';
import { calledIn } from './names.ts';
import { keepingOf, useElsewhere, useWarning } from './useKeeping.ts';

export interface DraftBarProps extends PanelProps {
  readonly snapshot: EditorSnapshot;
  readonly desk: Desk;
}

/** Whoever has opened another draft goes on at its beginning; the first is opened by the page. */
let hasOpened = false;

type Way = 'undo' | 'redo';
const CAN: Readonly<Record<Way, (history: History) => boolean>> = { undo: canUndo, redo: canRedo };

export function DraftBar({ model, send, snapshot, desk }: DraftBarProps) {
  const { draft, locale } = model;
  const words = model.words.editor.drafts;
  const history = snapshot.context.history as History;
  const keeping = keepingOf(snapshot, desk);
  const elsewhere = useElsewhere(desk, draft);
  const [said, say] = useState('');
  const [List, showList] = useState<ComponentType<DraftListProps>>();
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [nameKept, keepName] = useState(true);
  const standing = keeping === 'fleeting' || !nameKept ? 'unkept' : keeping;
  const called = calledIn(locale, words)(draft);
  useWarning(keeping === 'unkept' || (keeping === 'fleeting' && history.entries.length > 1));
  useEffect(() => {
    if (hasOpened && document.activeElement === document.body) heading.current?.focus();
    hasOpened = true;
  }, []);
  useEffect(() => {
    document.title = `${words.heading(called)} – Cartulary`;
  }, [called]);

  const go = useCallback(
    ({ type }: { type: Way }) => {
      if (!CAN[type](history)) return;
      send({ type });
      const { entries, index } = history;
      say(type === 'undo' ? words.undone(index - 1) : words.redone(entries.length - index - 2));
    },
    [history, send],
  );
  useUndoKeys(go);

  const open = async () => {
    try {
      const { loadDraftList } = await import('./DraftList.tsx');
      const Loaded = await loadDraftList(locale);
      showList(() => Loaded);
    } catch {
      say(words.failed);
    }
  };
  const close = () => {
    showList(undefined);
    opener.current?.focus();
  };
  const reopen = (isGone: boolean) => {
    if (isGone) window.history.replaceState(window.history.state, '', location.pathname);
    send({ type: 'open' });
  };
  const button = (type: Way, text: string, keys: string) => (
    <button
      type="button"
      class={CAN[type](history) ? 'btn' : 'btn off'}
      aria-disabled={!CAN[type](history)}
      aria-keyshortcuts={keys}
      onClick={() => go({ type })}
    >
      {text}
    </button>
  );
  return (
    <div class="bar">
      <h1 class="vh" tabIndex={-1} ref={heading}>
        {words.heading(called)}
      </h1>
      <div class="title">
        <DraftName {...{ model, send, desk }} onKept={keepName} />
        <small class={`ui ${standing}`}>{words[standing]}</small>
      </div>
      {button('undo', `‹ ${words.undo}`, 'Control+Z')}
      {button('redo', `${words.redo} ›`, 'Control+Y')}
      <button type="button" class="btn" ref={opener} aria-haspopup="dialog" onClick={open}>
        {words.drafts}
      </button>
      <button type="button" class="btn" aria-haspopup="dialog" onClick={askToOpen}>
        {words.openOther}
      </button>
      <button type="button" class="btn" onClick={showShare}>
        {model.words.editor.desk.share}
      </button>
      <p class="vh" role="status">
        {said}
      </p>
      <Notices {...{ model, send, desk, keeping, elsewhere }} moved={snapshot.context.moved} />
      {List && (
        <List
          {...{ locale, desk, close, reopen, draft }}
          barWords={words}
          renamed={(name) => send({ type: 'rename', name })}
        />
      )}
    </div>
  );
}
