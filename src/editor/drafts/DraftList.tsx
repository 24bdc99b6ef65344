/** All drafts on the device, and new ones; fetched when somebody asks for it. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { dress } from '../../replay/dress.ts';
import type { Locale, ScenarioDocument } from '../../scenario/document.ts';
import { type DraftListWords, loadDraftListWords, type NewDraft } from '../../words/editing/draftList.ts';
import type { DraftsWords } from '../../words/editing/drafts.ts';
import type { Desk } from '../desk.ts';
import dialogStyles from '../dialog.css?inline';
import type { Draft, DraftInfo } from '../draft.ts';
import { shownIn } from '../history.ts';
import { draftFragment } from './address.ts';
import { DraftRow } from './DraftRow.tsx';
import { FRESH } from './fresh.ts';
import styles from './list.css?inline';
import { calledIn, nextName } from './names.ts';

export interface DraftListProps {
  readonly locale: Locale;
  readonly desk: Desk;
  /** The one that is open. */
  readonly draft: Draft;
  readonly barWords: DraftsWords;
  readonly close: () => void;
  /** It has been deleted and brought back: it must be read again. Or it is gone: then the last one is opened. */
  readonly reopen: (isGone: boolean) => void;
  /** Its name has been changed here. */
  readonly renamed: (name: string) => void;
}

interface LoadedProps extends DraftListProps {
  readonly words: DraftListWords;
}

/** With the words it needs. */
export async function loadDraftList(locale: Locale) {
  const words = await loadDraftListWords(locale);
  return (props: DraftListProps) => <DraftList {...props} words={words} />;
}

/** What other tabs take for later than anything they have. */
const LAST_REVISION = Number.MAX_SAFE_INTEGER;

export function DraftList({
  locale,
  desk: { drafts, keeper, herald },
  draft,
  barWords,
  close,
  reopen,
  renamed,
  words,
}: LoadedProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [list, show] = useState<readonly DraftInfo[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [hasFailed, fail] = useState(false);
  /** What has been done to the draft that is open. */
  const own = useRef({ isTouched: false, isGone: false });
  const pending = useRef<Promise<void>>();
  const called = calledIn(locale, barWords);
  const date = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }), [locale]);

  /** Does something to the drafts and says whether the device has done it. */
  const attempt = (work: () => Promise<unknown>): Promise<void> => {
    pending.current = work().then(
      () => fail(false),
      () => fail(true),
    );
    return pending.current;
  };
  const refresh = () => attempt(async () => show(await drafts.list()));
  useLayoutEffect(() => {
    dress(dialogStyles);
    dress(styles);
  }, []);
  useEffect(() => {
    dialog.current?.showModal();
    keeper.settled().then(refresh);
  }, []);

  const leave = async () => {
    close();
    await pending.current;
    if (own.current.isTouched) reopen(own.current.isGone);
  };
  const goTo = (id: string) => {
    close();
    location.hash = `#${draftFragment(id)}`;
  };
  const start = (document: ScenarioDocument, name?: string) =>
    attempt(async () => goTo((await drafts.create(document, name)).id));
  const duplicate = (info: DraftInfo) =>
    attempt(async () => {
      const whole = await drafts.open(info.id);
      if (whole && typeof whole === 'object') await start(shownIn(whole.history).document, nextName(whole.name));
    });
  const rename = (id: string, name: string) =>
    attempt(async () => {
      await drafts.rename(id, name);
      if (id === draft.id) renamed(name);
      await refresh();
    });
  const remove = (id: string) =>
    attempt(async () => {
      await drafts.remove(id);
      herald.tell({ id, revision: LAST_REVISION });
      if (id === draft.id) own.current = { isTouched: true, isGone: true };
      setRemoved((ids) => new Set([...ids, id]));
    });
  const restore = (id: string) =>
    attempt(async () => {
      await drafts.restore(id);
      if (id === draft.id) own.current.isGone = false;
      setRemoved((ids) => new Set([...ids].filter((each) => each !== id)));
    });

  return (
    <dialog ref={dialog} class="dialog drafts" aria-labelledby="drafts.h" onClose={leave}>
      <div class="over">
        <h2 id="drafts.h">{words.title}</h2>
        <button type="button" class="btn" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      {hasFailed && <p role="alert">{words.failed}</p>}
      <h3>{words.fresh}</h3>
      <p class="do">
        {(Object.keys(FRESH) as NewDraft[]).map((kind) => (
          <button type="button" class="btn" key={kind} onClick={() => start(FRESH[kind])}>
            {words.kinds[kind]}
          </button>
        ))}
      </p>
      <ul>
        {list.map((each) => (
          <DraftRow
            key={each.id}
            draft={each}
            called={called(each)}
            when={date.format(each.changed)}
            words={words}
            isHere={each.id === draft.id}
            isRemoved={removed.has(each.id)}
            open={close}
            rename={(name) => rename(each.id, name)}
            duplicate={() => duplicate(each)}
            remove={() => remove(each.id)}
            restore={() => restore(each.id)}
          />
        ))}
      </ul>
      <p class="ui">{words.hint}</p>
    </dialog>
  );
}
