/**
 * Taking over the figure that the build has drawn: its frames stay as they are, the script only says which one is
 * shown. Clicks on the links of a frame, keys while the focus is inside, and the fragment of the address all become
 * events of the machine.
 */
import type { ReplayEvent } from './machine.ts';
import { makeTree, type StepTree, stepInFragment } from './tree.ts';

const framesOf = (figure: HTMLElement): HTMLElement[] => [...figure.querySelectorAll<HTMLElement>('.fr[data-step]')];

/** The tree of the steps, as the frames give it. */
export function readTree(figure: HTMLElement): StepTree {
  return makeTree(
    framesOf(figure).map(({ dataset }) => ({
      id: dataset.step as string,
      ...(dataset.back && { parent: dataset.back }),
      next: dataset.next?.split(' ').filter(Boolean) ?? [],
      branches: dataset.branches?.split(' ').filter(Boolean) ?? [],
      turn: Number(dataset.turn ?? 0),
    })),
  );
}

/** The frame of a step. */
export const frameOf = (figure: HTMLElement, id: string): HTMLElement | undefined =>
  framesOf(figure).find(({ dataset }) => dataset.step === id);

/**
 * Shows one frame and hides the others. A focus in a frame that goes stays on the same button of the stepper; from
 * anywhere else in the frame it goes to the one that leads further. Where that is off it goes to the button beside it,
 * which leads the same way: to press once more then changes nothing.
 */
export function showFrame(figure: HTMLElement, id: string): void {
  const held = document.activeElement;
  const from = held && figure.contains(held) ? held.closest('.fr') : null;
  const go = held?.closest<HTMLElement>('[data-go]')?.dataset.go ?? 'next';
  const frame = frameOf(figure, id);
  for (const each of framesOf(figure)) each.classList.toggle('now', each === frame);
  if (!from || from === frame) return;
  const button = (name: string) => frame?.querySelector<HTMLElement>(`[data-go="${name}"]`);
  (button(go) ?? button(go === 'back' ? 'first' : 'last'))?.focus({ preventScroll: true });
  if (held?.closest('.fork')) showBoard(frame);
}

/**
 * On a phone the ways of a fork lie below the board: whoever has chosen one wants to see what it leads to. A board that is
 * in sight for the most part stays where it is.
 */
export function showBoard(element: Element | null | undefined): void {
  const board = element?.querySelector('.bd');
  if (!board) return;
  const { top, bottom } = board.getBoundingClientRect();
  if (top + bottom < 0) board.scrollIntoView({ block: 'nearest' });
}

/** What a step tells, for those who listen: which it is, its caption, and what is asked if the ways part here. */
export function tellFrame(figure: HTMLElement, id: string): string {
  const parts = [...(frameOf(figure, id)?.querySelectorAll('.ph, .cap, .fork[id] p') ?? [])];
  return parts.map(({ textContent }) => textContent?.trim().replace(/[^.?!:]$/, '$&.')).join(' ');
}

/** Brings the first way of a fork under the reader's finger, if the reader is at this example. */
export function focusFork(figure: HTMLElement, id: string): void {
  if (!figure.contains(document.activeElement)) return;
  const way = frameOf(figure, id)?.querySelector<HTMLElement>('.fork a');
  way?.focus({ preventScroll: true });
  way?.scrollIntoView({ block: 'nearest' });
}

/** Writes the label of one of the buttons below the frames. */
export function labelButton(figure: HTMLElement, name: 'play' | 'copy', label: string): void {
  const button = figure.querySelector(`[data-do="${name}"]`);
  if (button) button.textContent = label;
}

/** Lets the links to the editor, `#at=module/name`, lead to a step there. */
export function leadOn(figure: HTMLElement, id: string): void {
  for (const link of figure.querySelectorAll<HTMLAnchorElement>('.do [href*="#at="]')) {
    link.hash = link.hash.replace(/^(#at=[^/&]+\/[^/&]+)[^&]*/, `$1/${id}`);
  }
}

/** The events that go to another step by themselves. */
const GOES = ['first', 'back', 'next', 'last', 'turn-back', 'turn-next'] as const;
type Go = (typeof GOES)[number];

const KEYS: Readonly<Record<string, Go>> = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' };
const SHIFTED: Readonly<Record<string, Go>> = { ArrowLeft: 'turn-back', ArrowRight: 'turn-next' };

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** Listens until the returned function is called. `now` gives the step that is shown. */
export function listen(
  figure: HTMLElement,
  tree: StepTree,
  { send, copy }: { readonly send: (event: ReplayEvent) => void; readonly copy: () => void },
  now: () => { readonly step: string; readonly reads: boolean; readonly plays: boolean },
): () => void {
  const clicked = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-do]')?.dataset.do;
    if (button === 'play') send({ type: now().plays ? 'pause' : 'play' });
    if (button === 'try') send({ type: 'try' });
    if (button === 'copy') copy();
    const link = (event.target as Element).closest<HTMLElement>('.fr [data-go], .fr [data-step]:is(a)');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { go, step } = link.dataset;
    const type = GOES.find((each) => each === go);
    if (type) send({ type });
    else if (step) send({ type: 'go', to: step });
  };
  const pressed = (event: KeyboardEvent) => {
    if (!now().reads || typesText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const type = (event.shiftKey ? SHIFTED : KEYS)[event.key];
    const way = /^[1-9]$/.test(event.key) ? tree.get(now().step)?.next[Number(event.key) - 1] : undefined;
    if (type) send({ type });
    else if (way !== undefined) send({ type: 'go', to: way });
    else if (event.key === ' ' && !(event.target as Element).closest('button, summary')) {
      send({ type: now().plays ? 'pause' : 'play' });
    } else return;
    event.preventDefault();
  };
  const jumped = () => {
    const to = stepInFragment(tree, figure.id, location.hash.slice(1));
    if (to !== undefined && location.hash !== `#${figure.id}`) send({ type: 'go', to });
  };
  figure.addEventListener('click', clicked);
  figure.addEventListener('keydown', pressed);
  addEventListener('hashchange', jumped);
  return () => {
    figure.removeEventListener('click', clicked);
    figure.removeEventListener('keydown', pressed);
    removeEventListener('hashchange', jumped);
  };
}
