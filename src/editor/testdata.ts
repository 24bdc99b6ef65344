/** Documents and drafts that are told apart by their ids, for tests. */
import type { ScenarioDocument } from '../scenario/document.ts';
import type { Draft } from './draft.ts';
import { FIRST_EXAMPLE } from './example.ts';
import { startHistory } from './history.ts';

export const named = (id: string): ScenarioDocument => ({ ...FIRST_EXAMPLE, id: `draft/${id}` });

export const draftOf = (id: string, at = 'start'): Draft => ({
  id,
  name: id,
  changed: 0,
  revision: 0,
  history: startHistory({ document: named(id), at }),
});
