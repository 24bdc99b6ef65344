/** The page says that it is not ready as long as something is being opened. */
import { useLayoutEffect } from 'preact/hooks';
import type { EditorSnapshot } from '../useEditor.ts';

export function useBusy(snapshot: EditorSnapshot): void {
  const isOpening = snapshot.matches('opening');
  useLayoutEffect(() => {
    document.querySelector('#main')?.setAttribute('aria-busy', `${isOpening}`);
  }, [isOpening]);
}
