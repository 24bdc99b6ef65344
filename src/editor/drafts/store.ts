/**
 * Drafts in the database of the browser. A writing is one transaction that asks for nothing: all of it is handed over at
 * once, so that it is done even where the page is just being left.
 */
import type { IDBPDatabase } from 'idb';
import type { ScenarioDocument } from '../../scenario/document.ts';
import type { Draft, DraftStore, Saved } from '../draft.ts';
import { type History, startHistory } from '../history.ts';
import { connect } from './connect.ts';
import { type Drawer, FILED_VERSION, type FiledHistory, infoOf, sealOf, type Unfolded, unfold } from './filed.ts';
import { isDraftId, newDraftId } from './ids.ts';
import { nextName } from './names.ts';

const DAY = 86_400_000;
/** So many revisions are remembered: nobody is further behind with an edit that is not written yet. */
const REMEMBERED = 500;

const ALL = ['drafts', 'histories', 'states', 'revisions'] as const;

/** All records of a draft in a table with numbered ones. */
const allOf = (id: string, below: number | [] = []): IDBKeyRange => IDBKeyRange.bound([id], [id, below]);

/** What this tab knows of the states that lie in the database. */
type Known = Pick<Unfolded, 'numbers' | 'next'>;
const NOTHING: Known = { numbers: new Map(), next: 0 };

class Store implements DraftStore {
  readonly lasting = true;
  #db: IDBPDatabase<Drawer>;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();

  constructor(db: IDBPDatabase<Drawer>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async list() {
    const tx = this.#db.transaction(['drafts', 'histories']);
    const [heads, histories] = await Promise.all([
      tx.objectStore('drafts').getAll(),
      tx.objectStore('histories').getAll(),
    ]);
    const historyOf = new Map(histories.map((history) => [history.id, history]));
    return heads
      .filter(({ id, gone }) => isDraftId(id) && gone === undefined)
      .map((head) => infoOf(head.id, head, historyOf.get(head.id)))
      .sort((a, b) => b.changed - a.changed);
  }

  async open(id: string) {
    const tx = this.#db.transaction(['drafts', 'histories', 'states']);
    const states = tx.objectStore('states');
    const [{ readText }, head, history, numbers, texts] = await Promise.all([
      import('../../scenario/read.ts'),
      tx.objectStore('drafts').get(id),
      tx.objectStore('histories').get(id),
      states.getAllKeys(allOf(id)),
      states.getAll(allOf(id)),
    ]);
    if (!head || head.gone !== undefined) return undefined;
    const sealed = sealOf(head, history);
    if (sealed) return sealed;
    const written = new Map(numbers.map(([, number], i) => [number, texts[i]]));
    const unfolded = unfold(head, history as FiledHistory, written, readText);
    if (typeof unfolded === 'string') return unfolded;
    this.#known.set(id, unfolded);
    return unfolded.draft;
  }

  async newest() {
    for (const { id, sealed } of await this.list()) {
      const draft = sealed ?? (await this.open(id));
      if (draft && typeof draft === 'object') return draft;
    }
    return undefined;
  }

  async create(document: ScenarioDocument, name = '') {
    const history = startHistory({ document, at: 'start' });
    return this.#write({ id: newDraftId(), name, changed: this.#now(), history, revision: 0 }, history);
  }

  async save(draft: Draft, history: History): Promise<Saved> {
    try {
      return { kind: 'saved', draft: await this.#write(draft, history) };
    } catch (error) {
      const { name } = error as Partial<DOMException>;
      if (name === 'InvalidStateError') {
        // The browser has closed the database, or somebody has emptied it.
        this.#db = await connect();
        this.#known.clear();
        return { kind: 'saved', draft: await this.#write(draft, history) };
      }
      if (name !== 'ConstraintError') throw error;
    }
    const { aside, ...own } = draft;
    const copy = { ...own, id: newDraftId(), name: nextName(draft.name), revision: 0 };
    return { kind: 'moved', draft: await this.#write(copy, history) };
  }

  /** Writes what is new. Nothing of it is written if somebody else has written this revision. */
  async #write(draft: Draft, history: History): Promise<Draft> {
    const { id, name } = draft;
    const revision = draft.revision + 1;
    const isNew = !this.#known.has(id);
    const known = this.#known.get(id) ?? NOTHING;
    const numbers = new Map<ScenarioDocument, number>();
    let { next } = known;
    for (const { document } of history.entries) {
      if (!numbers.has(document)) numbers.set(document, known.numbers.get(document) ?? next++);
    }
    const filed: FiledHistory = {
      id,
      revision,
      changed: this.#now(),
      index: history.index,
      next,
      entries: history.entries.map(({ document, at }) => [numbers.get(document) as number, at]),
    };
    const tx = this.#db.transaction(ALL, 'readwrite');
    const asked: Promise<unknown>[] = [tx.done];
    try {
      const states = tx.objectStore('states');
      const revisions = tx.objectStore('revisions');
      asked.push(revisions.add(true, [id, revision]));
      asked.push(revisions.delete(allOf(id, Math.max(0, revision - REMEMBERED))));
      for (const [document, number] of numbers) {
        if (!known.numbers.has(document)) asked.push(states.put(JSON.stringify(document), [id, number]));
      }
      for (const [document, number] of known.numbers) {
        if (!numbers.has(document)) asked.push(states.delete([id, number]));
      }
      asked.push(tx.objectStore('histories').put(filed));
      // The name has its own record, as it is changed without a new revision.
      if (isNew) asked.push(tx.objectStore('drafts').put({ id, version: FILED_VERSION, name }));
      tx.commit();
    } catch (error) {
      tx.abort();
      await Promise.allSettled(asked);
      throw error;
    }
    await Promise.all(asked);
    this.#known.set(id, { numbers, next });
    return { ...draft, changed: filed.changed, history, revision };
  }

  async rename(id: string, name: string) {
    const tx = this.#db.transaction('drafts', 'readwrite');
    const head = await tx.store.get(id);
    if (head && head.version <= FILED_VERSION) await tx.store.put({ ...head, name });
    await tx.done;
  }

  async remove(id: string) {
    const tx = this.#db.transaction(['drafts', 'histories', 'revisions'], 'readwrite');
    const [head, history] = await Promise.all([tx.objectStore('drafts').get(id), tx.objectStore('histories').get(id)]);
    if (head) await tx.objectStore('drafts').put({ ...head, gone: this.#now() });
    if (head && !sealOf(head, history)) {
      const { revision } = history as FiledHistory;
      await tx.objectStore('revisions').put(true, [id, revision + 1]);
      await tx.objectStore('histories').put({ ...(history as FiledHistory), revision: revision + 1 });
    }
    await tx.done;
  }

  async restore(id: string) {
    const tx = this.#db.transaction('drafts', 'readwrite');
    const { gone, ...head } = (await tx.store.get(id)) ?? {};
    if (gone !== undefined) await tx.store.put(head as Drawer['drafts']['value']);
    await tx.done;
  }

  /** Throws away what was deleted long ago. The revisions stay: who still has it open must not write into nothing. */
  async sweep() {
    const tx = this.#db.transaction(ALL, 'readwrite');
    const heads = await tx.objectStore('drafts').getAll();
    for (const { id, version, gone } of heads) {
      if (version > FILED_VERSION || gone === undefined || gone > this.#now() - DAY) continue;
      tx.objectStore('drafts').delete(id);
      tx.objectStore('histories').delete(id);
      tx.objectStore('states').delete(allOf(id));
    }
    await tx.done;
  }
}

/** Rejected where the browser has no database, or does not let us use it. */
export async function openStore(now: () => number = Date.now): Promise<DraftStore> {
  const store = new Store(await connect(), now);
  await store.sweep();
  return store;
}
