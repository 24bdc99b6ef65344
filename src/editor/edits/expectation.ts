/** What a document expects of a step. */
import type { Expectation, ScenarioDocument, StepId } from '../../scenario/document.ts';
import { placeOfStep } from './tree.ts';

export const expectationOf = (document: ScenarioDocument, id: StepId): Expectation | undefined =>
  id === 'start' ? document.expect : placeOfStep(document, id)?.step.expect;
