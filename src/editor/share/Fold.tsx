/** Parts that are made, and fetched, only when somebody opens them. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

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
  /** The same function each time. */
  load: () => Promise<M>;
  loading: string;
  failed: string;
  children: (module: M) => ComponentChildren;
}

/** A part whose code is fetched with it. */
export function Lazy<M>({ load, loading, failed, children }: LazyProps<M>) {
  const [module, setModule] = useState<{ readonly is: M } | 'failed'>();
  useEffect(() => {
    let here = true;
    load().then(
      (is) => here && setModule({ is }),
      () => here && setModule('failed'),
    );
    return () => {
      here = false;
    };
  }, [load]);
  if (module === undefined || module === 'failed') return <p role="status">{module ? failed : loading}</p>;
  return <>{children(module.is)}</>;
}
