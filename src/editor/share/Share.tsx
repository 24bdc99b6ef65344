/** The panel for handing on, folded. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { dress } from '../../replay/dress.ts';
import styles from './head.css?inline';
import type { OpenShare } from './open.ts';
import type { Shared } from './shared.ts';

export interface ShareProps extends Shared {
  readonly title: string;
}

/** The heading under which a document is handed on; all that is under it is fetched when somebody opens it. */
export function Share({ title, document, at, locale, telling, window }: ShareProps) {
  useLayoutEffect(() => dress(styles), []);
  const [open, setOpen] = useState(false);
  const [fetched, setFetched] = useState<OpenShare | 'failed'>();
  const toggle = async (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen || (fetched && fetched !== 'failed')) return;
    setFetched(undefined);
    try {
      const { openShare } = await import('./open.ts');
      setFetched(await openShare(locale));
    } catch {
      setFetched('failed');
    }
  };
  const { loading, failed } = telling.replay;
  return (
    <details class="fold share" onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {open &&
        (fetched && fetched !== 'failed' ? (
          <fetched.Panel shared={{ document, at, locale, telling, window }} words={fetched.words} />
        ) : (
          <p role="status">{fetched ? failed : loading}</p>
        ))}
    </details>
  );
}
