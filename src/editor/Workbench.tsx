/** What all panels lie on: here the focus is kept, and Escape puts down what is in the hand. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { keepFocus } from './keptFocus.ts';

export interface WorkbenchProps {
  readonly onEscape: () => void;
  readonly children: ComponentChildren;
}

export function Workbench({ onEscape, children }: WorkbenchProps) {
  const self = useRef<HTMLDivElement>(null);
  const putDown = useRef(onEscape);
  putDown.current = onEscape;
  useEffect(() => {
    const root = self.current;
    if (!root) return undefined;
    // In a field and in a dialog the key has a meaning of its own.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!(event.target as Element).closest('dialog, select, textarea, input')) putDown.current();
    };
    root.addEventListener('keydown', press);
    const unkeep = keepFocus(root);
    return () => {
      root.removeEventListener('keydown', press);
      unkeep();
    };
  }, []);
  return (
    <div class="desk" ref={self}>
      {children}
    </div>
  );
}
