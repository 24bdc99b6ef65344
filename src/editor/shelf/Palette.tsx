/** Things to choose from: one tab stop, with arrows from one to the next. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where an arrow leads from the button at `at`: along the row, or to the nearest one in the next row. */
function target(buttons: readonly HTMLElement[], at: number, key: string): number | undefined {
  const last = buttons.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const down = key === 'ArrowDown';
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const own = boxes[at] as DOMRect;
  const beyond = boxes.flatMap(({ top }, i) => ((down ? top > own.top + 4 : top < own.top - 4) ? [i] : []));
  const row = (down ? Math.min : Math.max)(...beyond.map((i) => (boxes[i] as DOMRect).top));
  const away = (i: number) => Math.abs((boxes[i] as DOMRect).left - own.left);
  const near = beyond.filter((i) => Math.abs((boxes[i] as DOMRect).top - row) <= 4);
  // All in one row: up and down lead along it.
  if (near.length === 0) return Math.max(0, Math.min(last, at + (down ? 1 : -1)));
  return near.reduce((best, i) => (away(i) < away(best) ? i : best));
}

export interface PaletteProps {
  label: string;
  class?: string;
  /** Buttons, however nested; the one that is pressed is where a person enters. */
  children: ComponentChildren;
  /** Escape: what has been taken is put back. */
  onEscape?: () => void;
}

export function Palette({ label, class: name = '', children, onEscape }: PaletteProps) {
  const self = useRef<HTMLDivElement>(null);
  const entry = useRef<HTMLElement | undefined>(undefined);
  const buttons = () => [...(self.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  const enterAt = (wanted: HTMLElement | undefined) => {
    entry.current = wanted;
    for (const button of buttons()) button.tabIndex = button === wanted ? 0 : -1;
  };
  useLayoutEffect(() => {
    const all = buttons();
    const kept = entry.current && all.includes(entry.current) ? entry.current : undefined;
    const pressed = all.find((button) => button.getAttribute('aria-pressed') === 'true');
    enterAt(self.current?.contains(document.activeElement) ? (kept ?? pressed ?? all[0]) : (pressed ?? kept ?? all[0]));
  });
  return (
    <div
      class={`palette ${name}`}
      role="toolbar"
      aria-label={label}
      ref={self}
      onFocusIn={({ target: focused }) => enterAt((focused as HTMLElement).closest('button') ?? undefined)}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === 'Escape') onEscape?.();
        const all = buttons();
        const at = all.indexOf(document.activeElement as HTMLElement);
        const to = at < 0 ? undefined : target(all, at, event.key);
        if (to === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        all[to]?.focus();
      }}
    >
      {children}
    </div>
  );
}
