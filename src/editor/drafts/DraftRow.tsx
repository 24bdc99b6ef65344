/** A draft in the list of drafts: open it, call it something else, copy it, delete it. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { DraftListWords } from '../../words/editing/draftList.ts';
import type { DraftInfo } from '../draft.ts';
import { draftFragment } from './address.ts';
import { LONGEST_NAME } from './names.ts';

export interface DraftRowProps {
  readonly draft: DraftInfo;
  /** What it is called, and when it was changed. */
  readonly called: string;
  readonly when: string;
  readonly words: DraftListWords;
  /** Whether it is the one that is open here. */
  readonly isHere: boolean;
  readonly isRemoved: boolean;
  readonly open: () => void;
  readonly rename: (name: string) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
  readonly restore: () => void;
}

export function DraftRow(props: DraftRowProps) {
  const { draft, called, when, words, isHere, isRemoved } = props;
  const [isNaming, name] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const wasRemoved = useRef(isRemoved);
  // The pressed button has gone: the next one takes the focus, before another key is pressed; a name is typed over.
  useLayoutEffect(() => {
    if (isNaming || wasRemoved.current !== isRemoved) row.current?.querySelector<HTMLElement>('input, .btn')?.focus();
    if (isNaming) row.current?.querySelector('input')?.select();
    wasRemoved.current = isRemoved;
  }, [isNaming, isRemoved]);
  const button = (text: string, press: () => void) => (
    <button type="button" class="btn" aria-label={words.about(text, called)} onClick={press}>
      {text}
    </button>
  );
  if (isRemoved) {
    return (
      <li ref={row}>
        <span role="status">{words.removed(called)}</span> {button(words.restore, props.restore)}
      </li>
    );
  }
  if (isNaming) {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      props.rename(`${new FormData(event.currentTarget as HTMLFormElement).get('name')}`.trim());
      name(false);
    };
    return (
      <li ref={row}>
        <form onSubmit={submit}>
          <input
            name="name"
            aria-label={words.about(words.rename, called)}
            defaultValue={draft.name}
            maxLength={LONGEST_NAME}
            autocomplete="off"
          />{' '}
          <button type="submit" class="btn go">
            {words.save}
          </button>
        </form>
      </li>
    );
  }
  return (
    <li ref={row}>
      {draft.sealed ? (
        <b>{called}</b>
      ) : (
        <a href={`#${draftFragment(draft.id)}`} aria-current={isHere ? 'page' : undefined} onClick={props.open}>
          {called}
        </a>
      )}
      <small class="ui">
        {draft.changed > 0 && words.changed(when)} {isHere && `· ${words.here}`}{' '}
        {draft.sealed && words.sealed[draft.sealed]}
      </small>
      <div class="do">
        {!draft.sealed && (
          <>
            {button(words.rename, () => name(true))}
            {button(words.duplicate, props.duplicate)}
          </>
        )}
        {draft.sealed !== 'newer' && button(words.remove, props.remove)}
      </div>
    </li>
  );
}
