/** The panel for handing on, folded. */
import { useRef, useState } from 'preact/hooks';
import type { Locale } from '../../scenario/document.ts';
import type { DeskWords } from '../../words/editing/desk.ts';
import { useFetched } from '../useFetched.ts';
import type { OpenShare } from './open.ts';
import type { Shared } from './shared.ts';

export interface ShareProps {
  readonly title: string;
  readonly locale: Locale;
  readonly words: Pick<DeskWords, 'loading' | 'failed'>;
  /** What is handed on, once it can be told. */
  readonly shared: Shared | undefined;
  readonly onOpen?: () => void;
}

/** The heading under which a document is handed on; all that is under it is fetched when somebody opens it. */
export function Share({ title, locale, words, shared, onOpen }: ShareProps) {
  const [open, setOpen] = useState(false);
  const part = useRef<OpenShare>();
  const { failed, again } = useFetched(open, async () => {
    const { openShare } = await import('./open.ts');
    part.current = await openShare(locale);
  });
  const toggle = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) return;
    onOpen?.();
    if (failed) again();
  };
  const opened = part.current;
  return (
    <details class="fold share" onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {open &&
        (shared && opened ? (
          <opened.Panel shared={shared} words={opened.words} />
        ) : (
          <p role="status">{failed ? words.failed : words.loading}</p>
        ))}
    </details>
  );
}
