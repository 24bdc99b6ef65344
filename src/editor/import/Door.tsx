/**
 * The door of the editor: it notices what is dropped or pasted, and fetches what opens it. What has been opened is shown to
 * look at; a draft is never replaced.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { EditorEvent } from '../events.ts';
import { Failed } from '../Failed.tsx';
import type { Surroundings } from '../model.ts';
import type { EditorSnapshot } from '../useEditor.ts';
import { type Arrival, watchArrivals } from './arrivals.ts';
import { keepDoor } from './ask.ts';
import type { Loaded } from './load.ts';
import type { Arrived } from './open.ts';

export interface DoorProps {
  readonly snapshot: EditorSnapshot;
  readonly send: (event: EditorEvent) => void;
  readonly surroundings: Surroundings;
}

/** What has been opened, under which name, and which files were not. */
export interface Entrance extends Arrived {
  readonly name: string;
  readonly left: readonly string[];
}

export function Door({ snapshot, send, surroundings }: DoorProps) {
  const { locale, words } = surroundings;
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const [arrivals, setArrivals] = useState<readonly Arrival[]>();
  const [isOver, setOver] = useState(false);
  const [entrance, setEntrance] = useState<Entrance>();
  const opener = useRef<Element | null>(null);

  const load = async () => {
    setLoaded((before) => (before === 'failed' ? undefined : before));
    try {
      const { loadImport } = await import('./load.ts');
      setLoaded(await loadImport(locale));
    } catch {
      setLoaded('failed');
    }
  };
  useEffect(() => {
    const arrive = (arrived: readonly Arrival[]) => {
      // What arrives while the dialog is open does not come from where the person was before.
      if (!document.activeElement?.closest('dialog')) opener.current = document.activeElement;
      setArrivals(arrived);
      load();
    };
    const unwatch = watchArrivals({ arrive, hover: setOver });
    const unkeep = keepDoor(() => arrive([]));
    return () => {
      unwatch();
      unkeep();
    };
  }, [locale]);

  const close = () => {
    setArrivals(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const enter = (entered: Entrance) => {
    setArrivals(undefined);
    setEntrance(entered);
    send({ type: 'show', opened: entered.opened });
  };
  const isShown = snapshot.matches('looking') && entrance && snapshot.context.opened === entrance.opened;
  const ready = loaded && loaded !== 'failed' ? loaded : undefined;
  return (
    <>
      {isOver && <div class="dropping" aria-hidden="true" />}
      {arrivals && loaded === 'failed' && (
        <div class="page">
          <Failed says={words.editor.drafts.failed} again={words.editor.drafts.again} onAgain={load} />
        </div>
      )}
      {arrivals && ready && <ready.Dialog words={ready.words} {...{ surroundings, arrivals, close, enter }} />}
      {isShown && ready && (
        <ready.Entered words={ready.words} {...{ surroundings, entrance }} back={() => send({ type: 'open' })} />
      )}
    </>
  );
}
