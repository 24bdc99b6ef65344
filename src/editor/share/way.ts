/** The way through a document that is being looked at. */
import type { StepId } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';

/**
 * From the start to the shown step, and on from there to the end, by the first way at each further fork. A step that
 * cannot be played is where it ends.
 */
export function wayThrough(frames: readonly Frame[], at: StepId): Frame[] {
  const shown = frames.find(({ id }) => id === at) ?? frames[0];
  const way: Frame[] = [];
  for (let frame = shown; frame; frame = frame.parent) way.unshift(frame);
  for (let next = shown?.next[0]; next; next = next.next[0]) way.push(next);
  const stuck = way.findIndex(({ refused }) => refused);
  return stuck < 0 ? way : way.slice(0, stuck + 1);
}

/** A picture of a moving picture: a step, or where ways part the first step of the one that begins. */
export interface Stop {
  readonly frame: Frame;
  readonly begins?: Frame;
}

/** All ways in order, each from the fork on where it begins, and at each fork which of them that is. */
export function allWays([root]: readonly Frame[]): Stop[] {
  const stops: Stop[] = [];
  const ahead: Stop[] = root ? [{ frame: root }] : [];
  for (let stop = ahead.pop(); stop; stop = ahead.pop()) {
    stops.push(stop);
    const { frame, begins } = stop;
    if (begins || frame.refused) continue;
    for (const next of frame.next.toReversed()) {
      ahead.push({ frame: next });
      if (frame.next.length > 1) ahead.push({ frame, begins: next });
    }
  }
  return stops;
}

/** At most so many of a list, those around the place. */
export function around<T>(list: readonly T[], place: number, most: number): readonly T[] {
  const first = Math.max(0, Math.min(place - Math.floor(most / 2), list.length - most));
  return list.slice(first, first + most);
}
