/** The steps of a document with which something is wrong: what can no longer be played, what comes out otherwise. */
import type { Frame } from '../scenario/timeline.ts';
import type { Judged } from './judged.ts';

/** Whether it is this step itself that cannot be played, and not one before it. */
export const breaksHere = ({ refused, parent }: Frame): boolean => !!refused && !parent?.refused;

/** Of each way the first step that can no longer be played, and every step that does not come out as expected. */
export const wrongSteps = ({ frames }: Judged): readonly Frame[] =>
  frames.filter((frame) => breaksHere(frame) || frame.differences.length > 0);

/** How many problems a document has. */
export const countProblems = (judged: Judged): number => judged.problems.length + wrongSteps(judged).length;
