/** What is said where nothing could be opened, and the way on. */
import { useEffect, useRef } from 'preact/hooks';
import type { EditorEvent } from '../events.ts';
import type { Surroundings } from '../model.ts';
import type { EditorSnapshot } from '../useEditor.ts';

export interface UnopenedProps {
  readonly snapshot: EditorSnapshot;
  readonly send: (event: EditorEvent) => void;
  readonly surroundings: Surroundings;
}

export function Unopened({ snapshot, send, surroundings }: UnopenedProps) {
  const words = surroundings.words.editor.drafts;
  const { opened } = snapshot.context;
  const hasFailed = snapshot.matches('failed');
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), [opened]);
  // Where there is a network, what could not be loaded comes with the page: some browsers remember a script that failed.
  const again = () => (navigator.onLine ? location.reload() : send({ type: 'retry' }));
  const toLast = () => {
    history.replaceState(history.state, '', location.pathname);
    send({ type: 'open' });
  };
  return (
    <div class="page rp">
      <h1>{words.title}</h1>
      <p ref={message} role="alert" tabIndex={-1}>
        {hasFailed || opened?.kind !== 'nothing' ? words.failed : words.missing[opened.why]}
      </p>
      <p>
        {hasFailed ? (
          <button type="button" class="btn" onClick={again}>
            {words.again}
          </button>
        ) : (
          <button type="button" class="btn" onClick={toLast}>
            {words.last}
          </button>
        )}
      </p>
    </div>
  );
}
