/** Going on from a step of somebody else's scenario. */
import type { ScenarioDocument, StepId } from '../scenario/document.ts';
import { positionOf } from '../scenario/position.ts';
import { frameAt, judgedOf } from './judged.ts';

/** The position of a step, else of the start, as a document; nothing of a situation that cannot be. */
export function positionAt(document: ScenarioDocument, at: StepId = 'start'): ScenarioDocument | undefined {
  const frame = frameAt(judgedOf(document), at);
  return frame && positionOf(document, frame).document;
}
