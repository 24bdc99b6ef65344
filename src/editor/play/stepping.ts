/** From step to step: buttons and keys lead to the same places. */
import type { StepId } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';

export type Go = 'first' | 'back' | 'next' | 'last';

/** As far as one comes without choosing a way. */
function lastFrom(frame: Frame): Frame {
  let last = frame;
  for (let next = last.next; next.length === 1; next = last.next) last = next[0] as Frame;
  return last;
}

function firstFrom(frame: Frame): Frame {
  let first = frame;
  for (let before = first.parent; before; before = before.parent) first = before;
  return first;
}

/** Where a button leads; nowhere at a fork, where a way has to be chosen, and at an end. */
export function ledTo(frame: Frame, go: Go): StepId | undefined {
  const to = {
    first: () => firstFrom(frame),
    back: () => frame.parent,
    next: () => (frame.next.length === 1 ? frame.next[0] : undefined),
    last: () => lastFrom(frame),
  }[go]();
  return to === frame ? undefined : to?.id;
}

const KEYS: Readonly<Record<string, Go>> = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' };

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** Where a key leads: arrows, Home and End as the buttons, a number to a way of the fork. */
export function keyLeadsTo(frame: Frame, event: KeyboardEvent): StepId | undefined {
  if (typesText(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const go = KEYS[event.key];
  if (go) return ledTo(frame, go);
  return /^[1-9]$/.test(event.key) && frame.next.length > 1 ? frame.next[Number(event.key) - 1]?.id : undefined;
}
