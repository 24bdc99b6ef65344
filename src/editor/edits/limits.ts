/** What a document has no more room for. */
import type { ScenarioDocument } from '../../scenario/document.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { everyStep } from '../../scenario/walk.ts';
import type { Entry } from '../history.ts';
import { depthOf, idsIn } from './tree.ts';

/** Too many steps, choices told as one step, ways at one fork, forks behind forks, letters in a text. */
export type Full = 'steps' | 'choices' | 'ways' | 'depth' | 'letters';

/** An edit that came to what a document can hold. */
export type Edited = Entry | { readonly full: Full };

function fullness(document: ScenarioDocument): Full | undefined {
  if (idsIn(document).size > LIMITS.steps) return 'steps';
  if (depthOf(document) > LIMITS.depth) return 'depth';
  if ((document.branches?.length ?? 0) > LIMITS.branches) return 'ways';
  for (const { node } of everyStep(document)) {
    if (!('do' in node)) continue;
    if (node.do.length > LIMITS.choices) return 'choices';
    if ((node.branches?.length ?? 0) > LIMITS.branches) return 'ways';
  }
  for (const text of Object.values(document.captions ?? {})) {
    if (Object.values(text).some((words) => words.length > LIMITS.words)) return 'letters';
  }
  return undefined;
}

/** The edit, unless it is more than a document can hold. */
export function ifRoom(entry: Entry): Edited {
  const full = fullness(entry.document);
  return full ? { full } : entry;
}
