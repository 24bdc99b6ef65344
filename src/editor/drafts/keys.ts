/** Undo and redo by keyboard: as everywhere, while nothing is being typed. */
import { useEffect } from 'preact/hooks';
import type { EditorEvent } from '../events.ts';

const TYPING =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, [contenteditable], dialog[open]';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export function meantByKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

export function useUndoKeys(press: (event: EditorEvent & { type: 'undo' | 'redo' }) => void): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const type = meantByKey(event);
      if (!type || event.defaultPrevented || (event.target as Partial<Element>).closest?.(TYPING)) return;
      event.preventDefault();
      press({ type });
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [press]);
}
