/** Keeping drafts for this tab: it never gets in its own way, tells other tabs, and loses nothing that cannot be written. */
import type { Draft, DraftStore, Saved } from '../draft.ts';
import type { History } from '../history.ts';
import type { Herald } from './herald.ts';

export interface Keeper {
  save(draft: Draft, history: History): Promise<Saved>;
  /** Resolves once nothing is being written. */
  settled(): Promise<unknown>;
  /** Work on a draft that the device did not take. */
  unkept(id: string): Draft | undefined;
  hold(draft: Draft): void;
  /** A draft has been read afresh: what this tab knew of it is no longer true. */
  forget(id: string): void;
  /** The draft that another tab has written, where this one had to go on with a new one. */
  originOf(id: string): string | undefined;
}

export function keeperOf(store: DraftStore, herald: Herald): Keeper {
  const latest = new Map<string, Draft>();
  const held = new Map<string, Draft>();
  const origins = new Map<string, string>();
  let running: Promise<unknown> | undefined;

  async function write(draft: Draft, history: History): Promise<Saved> {
    const last = latest.get(draft.id);
    const isOld = last && (last.id !== draft.id || last.revision > draft.revision);
    const base = isOld ? { ...last, name: last.id === draft.id ? draft.name : last.name } : draft;
    try {
      const { draft: written } = await store.save(base, history);
      held.delete(draft.id);
      latest.set(draft.id, written);
      if (written.id !== draft.id) origins.set(written.id, draft.id);
      herald.tell({ id: written.id, revision: written.revision });
      return { kind: written.id === draft.id ? 'saved' : 'moved', draft: written };
    } catch (error) {
      held.set(draft.id, { ...draft, history });
      throw error;
    }
  }

  return {
    save(draft, history) {
      const work = () => write(draft, history);
      // At once where nothing else is being written: the page may be about to go.
      const result = running ? running.then(work) : work();
      const over = result.then(
        () => {},
        () => {},
      );
      running = over;
      over.then(() => {
        if (running === over) running = undefined;
      });
      return result;
    },
    settled: async () => running,
    unkept: (id) => held.get(id),
    hold: (draft) => held.set(draft.id, draft),
    forget: (id) => latest.delete(id),
    originOf: (id) => origins.get(id),
  };
}
