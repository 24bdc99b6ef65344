/** The panel for handing on, folded. */
import { useState } from 'preact/hooks';
import type { Locale } from '../../scenario/document.ts';
import type { DeskWords } from '../../words/editing/desk.ts';
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
  const [fetched, setFetched] = useState<OpenShare | 'failed'>();
  const toggle = async (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) return;
    onOpen?.();
    if (fetched && fetched !== 'failed') return;
    setFetched(undefined);
    try {
      const { openShare } = await import('./open.ts');
      setFetched(await openShare(locale));
    } catch {
      setFetched('failed');
    }
  };
  return (
    <details class="fold share" onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {open &&
        (shared && fetched && fetched !== 'failed' ? (
          <fetched.Panel shared={shared} words={fetched.words} />
        ) : (
          <p role="status">{fetched === 'failed' ? words.failed : words.loading}</p>
        ))}
    </details>
  );
}
