/** Drafts that last as long as the page: where the device keeps nothing, and in tests. */
import type { Draft, DraftInfo, DraftStore } from '../draft.ts';
import { startHistory } from '../history.ts';

export function memoryStore(now: () => number = Date.now): DraftStore {
  const drafts = new Map<string, Draft>();
  const removed = new Map<string, Draft>();
  let made = 0;
  const newId = (): string => {
    made += 1;
    return `${made}`;
  };
  const newest = (): Draft[] => [...drafts.values()].sort((a, b) => b.changed - a.changed);
  const change = (id: string, change: Partial<Draft>): Draft => {
    const draft = drafts.get(id);
    if (!draft) throw new Error(`no draft ${id}`);
    const changed = { ...draft, ...change, changed: now() };
    drafts.set(id, changed);
    return changed;
  };
  const store: DraftStore = {
    lasting: false,
    list: async () => newest().map(({ id, name, changed }): DraftInfo => ({ id, name, changed })),
    open: async (id) => drafts.get(id),
    newest: async () => newest()[0],
    async create(document, name = '') {
      const history = startHistory({ document, at: 'start' });
      const draft: Draft = { id: newId(), name, changed: now(), history, revision: 0 };
      drafts.set(draft.id, draft);
      return draft;
    },
    async save({ id, name, revision }, history) {
      const isThere = drafts.has(id);
      const draft = { id: isThere ? id : newId(), name, changed: now(), history, revision: revision + 1 };
      drafts.set(draft.id, draft);
      return { kind: isThere ? 'saved' : 'moved', draft };
    },
    async rename(id, name) {
      change(id, { name });
    },
    async remove(id) {
      const draft = drafts.get(id);
      if (draft) removed.set(id, draft);
      drafts.delete(id);
    },
    async restore(id) {
      const draft = removed.get(id);
      if (draft) drafts.set(id, draft);
      removed.delete(id);
    },
  };
  return store;
}
