/** Tabs: one tab stop, arrows change the tab, Home and End go to the first and the last. */
import type { ComponentChildren } from 'preact';

export interface TabsProps<Name extends string> {
  label: string;
  names: readonly Name[];
  titles: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
  /** What is on the chosen tab. */
  children: ComponentChildren;
}

const idOf = (name: string) => `shelf-${name}`;

export function Tabs<Name extends string>({ label, names, titles, chosen, onChoose, children }: TabsProps<Name>) {
  const go = (event: KeyboardEvent) => {
    const at = names.indexOf(chosen);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % names.length,
      ArrowLeft: (at + names.length - 1) % names.length,
      Home: 0,
      End: names.length - 1,
    };
    const to = names[steps[event.key] ?? -1];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(to);
    document.getElementById(idOf(to))?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} onKeyDown={go}>
        {names.map((name) => (
          <button
            type="button"
            role="tab"
            id={idOf(name)}
            aria-selected={name === chosen}
            aria-controls={name === chosen ? 'shelf-tab' : undefined}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {titles[name]}
          </button>
        ))}
      </div>
      <div class="tab" role="tabpanel" id="shelf-tab" aria-labelledby={idOf(chosen)}>
        {children}
      </div>
    </>
  );
}
