/** What could happen from a step, looked for when somebody opens it. */
import { useState } from 'preact/hooks';
import type { Locale } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';
import type { Telling } from '../telling.ts';

interface LiveOutcomesProps {
  frame: Frame;
  telling: Telling;
  locale: Locale;
}

type Table = () => preact.JSX.Element;

export function LiveOutcomes({ frame, telling, locale }: LiveOutcomesProps) {
  const [table, setTable] = useState<Table | 'closed' | 'loading' | 'failed'>('closed');
  const open = () => {
    if (typeof table === 'function' || table === 'loading') return;
    setTable('loading');
    import('./outcomes.tsx')
      .then(({ openOutcomes }) => openOutcomes(frame, telling, locale))
      .then(
        (made) => setTable(() => made),
        () => setTable('failed'),
      );
  };
  const { replay } = telling;
  const Made = typeof table === 'function' ? table : undefined;
  return (
    <details class="fold" onToggle={open}>
      <summary>{replay.whatCouldHappen}</summary>
      {Made ? <Made /> : <p role="status">{table === 'failed' ? replay.failed : replay.loading}</p>}
    </details>
  );
}
