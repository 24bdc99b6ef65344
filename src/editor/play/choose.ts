/** A choice that is made on the board or in the panel becomes a step. */
import type { Choice } from '../../engine/index.ts';
import type { Full } from '../edits/limits.ts';
import { recordChoice } from '../edits/steps.ts';
import type { JudgedProps } from '../model.ts';

/** What the document has no room for, if the choice could not be recorded. */
export function choose({ model, send }: JudgedProps, choice: Choice): Full | undefined {
  const { document, at, frame } = model;
  const entry = recordChoice(document, frame?.id ?? at, choice);
  if ('full' in entry) return entry.full;
  if (entry.document === document) send({ type: 'go', to: entry.at });
  else send({ type: 'change', ...entry });
  return undefined;
}
