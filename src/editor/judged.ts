/** A document as the editor sees it: what is wrong with the situation, or its steps on the engine. */
import type { SituationProblem } from '../engine/index.ts';
import type { ScenarioDocument, StepId } from '../scenario/document.ts';
import { allFrames, judge } from '../scenario/judge.ts';
import type { Frame } from '../scenario/timeline.ts';

export interface Judged {
  /** What is wrong with the situation before the first step; then there are no frames. */
  readonly problems: readonly SituationProblem[];
  /** Each step after those before it, the start first; one that cannot be played says so (`refused`). */
  readonly frames: readonly Frame[];
}

const known = new WeakMap<ScenarioDocument, Judged>();

/** Judges a document once. Its modules must be loaded. */
export function judgedOf(document: ScenarioDocument): Judged {
  let judged = known.get(document);
  if (!judged) {
    const verdict = judge(document);
    judged =
      'problems' in verdict
        ? { problems: verdict.problems, frames: [] }
        : { problems: [], frames: allFrames(verdict.root) };
    known.set(document, judged);
  }
  return judged;
}

/** How many steps lie before a frame. */
export function depthOfFrame({ parent }: Frame): number {
  let depth = 0;
  for (let before = parent; before; before = before.parent) depth += 1;
  return depth;
}

/** The frame of a step; where that is gone, the start. Nothing if the situation itself does not stand. */
export const frameAt = ({ frames }: Judged, id: StepId): Frame | undefined =>
  frames.find((frame) => frame.id === id) ?? frames[0];
