/** Whether the draft is kept, and whether another tab has got ahead of this one. */
import { useEffect, useState } from 'preact/hooks';
import type { Desk } from '../desk.ts';
import type { EditorSnapshot } from '../useEditor.ts';

export type Keeping = 'kept' | 'keeping' | 'unkept' | 'fleeting';

export function keepingOf(snapshot: EditorSnapshot, { drafts, keeper }: Desk): Keeping {
  const { draft } = snapshot.context;
  // Another attempt changes nothing before it has succeeded.
  if (snapshot.matches({ editing: { keeping: 'unkept' } }) || (draft && keeper.unkept(draft.id))) return 'unkept';
  if (!drafts.lasting) return 'fleeting';
  return snapshot.matches({ editing: { keeping: 'kept' } }) ? 'kept' : 'keeping';
}

/** Whether another tab has written this draft since it was opened here. */
export function useElsewhere({ herald }: Desk, draft: { readonly id: string; readonly revision: number }): boolean {
  const [news, hear] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => herald.listen(({ id, revision }) => hear((known) => ({ ...known, [id]: revision }))), [herald]);
  return (news[draft.id] ?? 0) > draft.revision;
}

/** Asks before the page is left with work that would be lost. */
export function useWarning(isLosing: boolean): void {
  useEffect(() => {
    if (!isLosing) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isLosing]);
}
