/** The address of the editor: it is followed when it changes, and it is that of the draft that is edited. */
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { EditorActor, EditorSnapshot } from '../useEditor.ts';
import { draftFragment, type Meant, meantBy } from './address.ts';

const fragment = (): string => location.hash.slice(1);

/** Whether an address means something else than what is open. `opened` is the address by which that was found. */
export function meansElse(meant: Meant | undefined, snapshot: EditorSnapshot, isOpened: boolean): boolean {
  if (!meant) return false;
  if (!snapshot.matches('editing')) return !isOpened;
  return meant.kind !== 'last' && !(meant.kind === 'draft' && meant.id === snapshot.context.draft?.id);
}

export function useAddress(snapshot: EditorSnapshot, actor: EditorActor): void {
  const draft = snapshot.matches('editing') ? snapshot.context.draft?.id : undefined;

  useLayoutEffect(() => {
    // No entry in the history of the browser: Back leads to where the person came from.
    if (draft && fragment() !== draftFragment(draft))
      history.replaceState(history.state, '', `#${draftFragment(draft)}`);
  }, [draft]);

  useEffect(() => {
    let opened = fragment();
    const follow = () => {
      const isOpened = fragment() === opened;
      if (!meansElse(meantBy(fragment()), actor.getSnapshot(), isOpened)) return;
      opened = fragment();
      actor.send({ type: 'open' });
    };
    const leave = () => {
      if (document.visibilityState === 'hidden') actor.send({ type: 'leave' });
    };
    const hide = () => actor.send({ type: 'leave' });
    addEventListener('hashchange', follow);
    addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [actor]);
}
