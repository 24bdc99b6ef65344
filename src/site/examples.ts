/** The documented examples: their documents, and the names they have on a page. */
import '../engine/all.ts';
import type { ScenarioDocument } from '../scenario/document.ts';

export { beginnings, exampleNumber, figureId, titleOf } from './exampleNames.ts';

const files = import.meta.glob<ScenarioDocument>('../../scenarios/**/*.json', { eager: true, import: 'default' });

const documents = new Map(Object.values(files).map((document) => [document.id, document]));

/** An example by the id of its document. Throws for an unknown one, so that a wrong name fails the build. */
export function exampleOf(id: string): ScenarioDocument {
  const document = documents.get(id);
  if (!document) throw new Error(`no document ${id} in scenarios/`);
  return document;
}

/** All documents, in no order. */
export const allExamples = (): ScenarioDocument[] => [...documents.values()];
