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
    })),
  );
}

/** The frame of a step. */
export const frameOf = (figure: HTMLElement, id: string): HTMLElement | undefined =>
  framesOf(figure).find(({ dataset }) => dataset.step === id);

/** Shows one frame and hides the others, keeping the focus on the same button of the stepper. */
export function showFrame(figure: HTMLElement, id: string): void {
  const go = document.activeElement?.closest<HTMLElement>('[data-go]');
  const hadFocus = go && figure.contains(go) ? go.dataset.go : undefined;
  const hadChoice = document.activeElement?.closest('.fork') && figure.contains(document.activeElement);
  for (const frame of framesOf(figure)) frame.classList.toggle('now', frame.dataset.step === id);
  const frame = frameOf(figure, id);
  if (hadFocus) focusFirst(frame, [`[data-go="${hadFocus}"]`, '[data-go="next"]', '[data-go="back"]']);
  else if (hadChoice) focusFirst(frame, ['[data-go="next"]', '[data-go="back"]']);
}

function focusFirst(frame: HTMLElement | undefined, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const element = frame?.querySelector<HTMLElement>(selector);
    if (element) {
      element.focus({ preventScroll: true });
      return;
    }
  }
}

/** Brings the first way of a fork under the reader's finger. */
export function focusFork(figure: HTMLElement, id: string): void {
  const way = frameOf(figure, id)?.querySelector<HTMLElement>('.fork a');
  way?.focus({ preventScroll: true });
  way?.scrollIntoView({ block: 'nearest' });
}

/** Writes the label of one of the buttons below the frames. */
export function labelButton(figure: HTMLElement, name: 'play' | 'copy', label: string): void {
  const button = figure.querySelector(`[data-do="${name}"]`);
  if (button) button.textContent = label;
}

const KEYS: Readonly<Record<string, ReplayEvent['type'] & ('first' | 'back' | 'next' | 'last')>> = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, summary');

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
    if (go === 'first' || go === 'back' || go === 'next' || go === 'last') send({ type: go });
    else if (step) send({ type: 'go', to: step });
  };
  const pressed = (event: KeyboardEvent) => {
    if (!now().reads || typesText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const type = KEYS[event.key];
    const way = /^[1-9]$/.test(event.key) ? tree.get(now().step)?.next[Number(event.key) - 1] : undefined;
    if (type) send({ type });
    else if (way !== undefined) send({ type: 'go', to: way });
    else if (event.key === ' ' && !(event.target as Element).closest('a, button')) {
      send({ type: now().plays ? 'pause' : 'play' });
    } else return;
    event.preventDefault();
  };
  const jumped = () => {
    const to = stepInFragment(tree, figure.id, decodeURIComponent(location.hash.slice(1)));
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
