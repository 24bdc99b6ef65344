/** Parts that are made, and fetched, only when somebody opens them. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useFetched } from '../useFetched.ts';

/** A part that is made only when somebody opens it. */
export function Fold({ title, children }: { title: string; children: () => ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {open && <div class="share-part">{children()}</div>}
    </details>
  );
}

interface LazyProps<M> {
  load: () => Promise<M>;
  loading: string;
  failed: string;
  children: (module: M) => ComponentChildren;
}

/** A part whose code is fetched with it. */
export function Lazy<M>({ load, loading, failed, children }: LazyProps<M>) {
  const module = useRef<M>();
  const fetching = useFetched(true, async () => {
    module.current = await load();
  });
  if (!fetching.isThere) return <p role="status">{fetching.failed ? failed : loading}</p>;
  return <>{children(module.current as M)}</>;
}
