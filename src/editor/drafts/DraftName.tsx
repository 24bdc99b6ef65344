/** The name of the draft, changed where it stands. */
import { useState } from 'preact/hooks';
import type { Desk } from '../desk.ts';
import type { PanelProps } from '../model.ts';
import { calledIn, LONGEST_NAME } from './names.ts';

export interface DraftNameProps extends PanelProps {
  readonly desk: Desk;
  /** Told whether the device has taken the last name. */
  readonly onKept: (isKept: boolean) => void;
}

export function DraftName({ model, send, desk, onKept }: DraftNameProps) {
  const { draft, locale } = model;
  const words = model.words.editor.drafts;
  // What is being typed outlasts the writing of the draft.
  const [typed, setTyped] = useState<string>();
  const rename = (name: string) => {
    setTyped(undefined);
    if (name === draft.name) return;
    send({ type: 'rename', name });
    // The draft is written with its name where it has not been written yet.
    desk.drafts.rename(draft.id, name).then(
      () => onKept(true),
      () => onKept(false),
    );
  };
  return (
    <input
      class="name"
      aria-label={words.name}
      placeholder={calledIn(locale, words)({ name: '', changed: draft.changed })}
      value={typed ?? draft.name}
      maxLength={LONGEST_NAME}
      autocomplete="off"
      enterkeyhint="done"
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onChange={({ currentTarget }) => rename(currentTarget.value.trim())}
      onBlur={() => setTyped(undefined)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.value = draft.name;
        if (key === 'Escape' || key === 'Enter') currentTarget.blur();
      }}
    />
  );
}
