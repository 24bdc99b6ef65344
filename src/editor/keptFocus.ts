/** Keeps the focus where somebody works: what was pressed may be gone, moved, or unable to have it. */

/** What can have it without a keyboard coming up on a phone. */
const STOP =
  ':is(button, summary, a[href], [tabindex="0"], input:is([type="checkbox"], [type="radio"])):not(:disabled)';

/** What has had the focus, and what is around it, from the inside, with its place among all stops there. */
interface Held {
  readonly stop: HTMLElement;
  readonly around: readonly { readonly part: Element; readonly place: number }[];
}

const stopsIn = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(STOP)];

function held(stop: HTMLElement, root: Element): Held {
  const around: { part: Element; place: number }[] = [];
  for (let part = stop.parentElement; part && root.contains(part); part = part.parentElement) {
    around.push({ part, place: stopsIn(part).indexOf(stop) });
  }
  return { stop, around };
}

/** Whether it has the focus now: what is hidden does not take it. */
function takes(stop: HTMLElement): boolean {
  stop.focus();
  return document.activeElement === stop;
}

/** Itself, else what has come into its place, else what was before it; as near as possible. */
function restore({ stop, around }: Held): void {
  if (stop.isConnected && stop.matches(STOP) && takes(stop)) return;
  for (const { part, place } of around) {
    if (!part.isConnected) continue;
    const stops = stopsIn(part);
    if ([...stops.slice(place), ...stops.slice(0, place).reverse()].some(takes)) return;
  }
}

/** Watches over the focus within a part of the page until the answer is called. Dialogs see to theirs themselves. */
export function keepFocus(root: Element): () => void {
  let last: Held | undefined;
  const isLost = (): boolean => {
    const { activeElement } = document;
    return !activeElement || activeElement === document.body || activeElement.matches(':disabled');
  };
  const enter = ({ target }: Event) => {
    const stop = target as HTMLElement;
    last = stop.matches(STOP) && !stop.closest('dialog') ? held(stop, root) : undefined;
  };
  // A press beside everything puts the focus down, whatever changes at the same time.
  const putDown = ({ target }: Event) => {
    if (!(target as Element).closest(STOP)) last = undefined;
  };
  // Who has put it down in another way has done so in a task in which nothing changed.
  const leave = () => {
    setTimeout(() => {
      if (isLost()) last = undefined;
    });
  };
  const observer = new MutationObserver(() => {
    if (last && isLost()) restore(last);
  });
  root.addEventListener('focusin', enter);
  root.addEventListener('focusout', leave);
  document.addEventListener('pointerdown', putDown);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', enter);
    root.removeEventListener('focusout', leave);
    document.removeEventListener('pointerdown', putDown);
    observer.disconnect();
  };
}
