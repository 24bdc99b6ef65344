import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import type { Draft, DraftStore } from '../draft.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import { type History, MOST_ENTRIES, push, redo, show, shownIn, undo } from '../history.ts';
import type { Drawer } from './filed.ts';
import { openStore } from './store.ts';

const NAME = 'cartulary.drafts';
const named = (id: string): ScenarioDocument => ({ ...FIRST_EXAMPLE, id: `draft/${id}` });
const idsOf = ({ entries }: History): string[] => entries.map(({ document }) => document.id.replace('draft/', ''));
const edit = (history: History, id: string): History => push(history, { document: named(id), at: 'start' });

let clock = 1_000_000;
let store: DraftStore;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  clock = 1_000_000;
  store = await openStore(() => clock);
});

/** As another tab, or the same page after a reload, finds it. */
const another = (): Promise<DraftStore> => openStore(() => clock);
const openedIn = async (where: DraftStore, id: string): Promise<Draft> => {
  const draft = await where.open(id);
  if (!draft || typeof draft === 'string') throw new Error(`${draft}`);
  return draft;
};
const raw = () => openDB<Drawer>(NAME);
async function everything() {
  const db = await raw();
  const tables = await Promise.all(
    (['drafts', 'histories', 'states', 'revisions'] as const).map(async (table) => [
      await db.getAllKeys(table),
      await db.getAll(table),
    ]),
  );
  db.close();
  return JSON.stringify(tables);
}

describe('a draft', () => {
  it('is there after a reload, with what can be undone and redone, and the step that was shown', async () => {
    const draft = await store.create(named('a'), 'Castles');
    let history = edit(edit(draft.history, 'b'), 'c');
    history = show(undo(history), 'take');
    await store.save(draft, history);
    const again = await openedIn(await another(), draft.id);
    expect(again).toMatchObject({ id: draft.id, name: 'Castles', revision: 2 });
    expect(idsOf(again.history)).toEqual(['a', 'b', 'c']);
    expect(shownIn(again.history)).toEqual({ document: named('b'), at: 'take' });
    expect(shownIn(redo(again.history)).document).toEqual(named('c'));
    expect(shownIn(undo(again.history)).document).toEqual(named('a'));
  });

  it('writes only the state that is new', async () => {
    let draft = await store.create(named('a'));
    const db = await raw();
    const texts = async () => new Map((await db.getAllKeys('states')).map((key, i) => [`${key}`, i]));
    for (const id of ['b', 'c', 'd']) draft = (await store.save(draft, edit(draft.history, id))).draft;
    const before = [...(await texts()).keys()];
    await db.put('states', 'untouched', [draft.id, 1]);
    draft = (await store.save(draft, edit(draft.history, 'e'))).draft;
    expect(await db.get('states', [draft.id, 1])).toBe('untouched');
    expect([...(await texts()).keys()]).toEqual([...before, `${draft.id},4`]);
    db.close();
  });

  it('forgets the oldest states, and those that were undone once something new is made', async () => {
    let draft = await store.create(named('0'));
    for (let i = 1; i < MOST_ENTRIES + 5; i++) draft = (await store.save(draft, edit(draft.history, `${i}`))).draft;
    draft = (await store.save(draft, edit(undo(undo(draft.history)), 'new'))).draft;
    const again = await openedIn(await another(), draft.id);
    expect(idsOf(again.history)).toEqual(idsOf(draft.history));
    expect(again.history.entries).toHaveLength(MOST_ENTRIES - 1);
    const db = await raw();
    expect(await db.count('states')).toBe(MOST_ENTRIES - 1);
    db.close();
  });

  it('is written at once, before anybody has answered', async () => {
    const draft = await store.create(named('a'));
    store.save(draft, edit(draft.history, 'b'));
    // A transaction that comes later waits for it; nothing has been awaited here.
    const again = await openedIn(store, draft.id);
    expect(idsOf(again.history)).toEqual(['a', 'b']);
  });

  it('can be written though it never was', async () => {
    const draft = await store.create(named('a'));
    const unwritten = { ...draft, id: 'other', name: 'Unwritten', revision: 0 };
    expect(await store.save(unwritten, edit(draft.history, 'b'))).toMatchObject({ kind: 'saved' });
    expect(await openedIn(await another(), 'other')).toMatchObject({ name: 'Unwritten', revision: 1 });
  });
});

describe('two tabs', () => {
  it('never overwrite each other: who comes second goes on with a draft of their own', async () => {
    const mine = await store.create(named('a'), 'Castles');
    const other = await another();
    const theirs = await openedIn(other, mine.id);
    await other.save(theirs, edit(theirs.history, 'theirs'));
    const saved = await store.save(mine, edit(mine.history, 'mine'));
    expect(saved.kind).toBe('moved');
    expect(saved.draft).toMatchObject({ name: 'Castles (2)' });
    expect(idsOf((await openedIn(await another(), mine.id)).history)).toEqual(['a', 'theirs']);
    expect(idsOf((await openedIn(await another(), saved.draft.id)).history)).toEqual(['a', 'mine']);
    const next = await store.save(saved.draft, edit(saved.draft.history, 'more'));
    expect(next).toMatchObject({ kind: 'saved', draft: { id: saved.draft.id } });
  });

  it('do not write into what was deleted, or thrown away', async () => {
    const mine = await store.create(named('a'));
    const other = await another();
    await other.remove(mine.id);
    const saved = await store.save(mine, edit(mine.history, 'b'));
    expect(saved.kind).toBe('moved');
    await other.remove(saved.draft.id);
    clock += 2 * 86_400_000;
    await another();
    const again = await store.save(saved.draft, edit(saved.draft.history, 'c'));
    expect(again.kind).toBe('moved');
    expect(idsOf((await openedIn(await another(), again.draft.id)).history)).toEqual(['a', 'b', 'c']);
  });

  it('can change the name without getting in the way', async () => {
    const mine = await store.create(named('a'), 'Castles');
    await (await another()).rename(mine.id, 'Cities');
    expect(await store.save(mine, edit(mine.history, 'b'))).toMatchObject({ kind: 'saved' });
    expect((await openedIn(await another(), mine.id)).name).toBe('Cities');
  });
});

describe('the list', () => {
  it('has the one changed last first, and opens it', async () => {
    const first = await store.create(named('a'), 'First');
    clock += 1;
    const second = await store.create(named('b'), 'Second');
    clock += 1;
    await store.save(first, edit(first.history, 'c'));
    expect((await store.list()).map(({ name }) => name)).toEqual(['First', 'Second']);
    expect((await store.newest())?.id).toBe(first.id);
    await store.remove(first.id);
    expect((await store.newest())?.id).toBe(second.id);
  });

  it('brings back what was deleted, for a day', async () => {
    const draft = await store.create(named('a'), 'Castles');
    const { history } = (await store.save(draft, edit(draft.history, 'b'))).draft;
    await store.remove(draft.id);
    expect(await store.list()).toEqual([]);
    expect(await store.open(draft.id)).toBeUndefined();
    clock += 80_000_000;
    const later = await another();
    await later.restore(draft.id);
    expect((await openedIn(later, draft.id)).history).toEqual(history);
    await later.remove(draft.id);
    clock += 2 * 86_400_000;
    const muchLater = await another();
    await muchLater.restore(draft.id);
    expect(await muchLater.list()).toEqual([]);
    const db = await raw();
    expect(await db.count('states')).toBe(0);
    db.close();
  });
});

describe('what others have written into the database', () => {
  const corrupt = async (table: 'drafts' | 'histories', value: object) => {
    const db = await raw();
    await db.put(table, value as never);
    db.close();
  };

  it('is set aside where a state cannot be read, and the rest is opened', async () => {
    const draft = await store.create(named('a'));
    const saved = (await store.save(draft, edit(edit(draft.history, 'b'), 'c'))).draft;
    const db = await raw();
    await db.put('states', '{"format":1,"id":"<script>"}', [draft.id, 2]);
    const again = await openedIn(await another(), draft.id);
    expect(idsOf(again.history)).toEqual(['a', 'b']);
    expect(again).toMatchObject({ aside: 1, history: { index: 1 } });
    const next = await another();
    await next.save(await openedIn(next, draft.id), edit(again.history, 'd'));
    expect(idsOf((await openedIn(await another(), draft.id)).history)).toEqual(['a', 'b', 'd']);
    // It is still there for whoever can make something of it.
    expect(await db.get('states', [draft.id, 2])).toBe('{"format":1,"id":"<script>"}');
    expect(saved.revision).toBe(2);
    db.close();
  });

  it.each([
    ['no list of states', { entries: 'abc' }],
    ['a place outside the history', { index: -1 }],
    ['more states than anybody makes', { entries: Array.from({ length: 300 }, (_, i) => [i, 'start']) }],
    ['a time that is none', { changed: Number.POSITIVE_INFINITY }],
    ['a step that is no text', { entries: [[0, { toString: 1 }]] }],
    ['states that are not there', { entries: [[7, 'start']] }],
  ])('is damaged with %s, left alone, and does not hide the other drafts', async (_, change) => {
    const good = await store.create(named('good'));
    const bad = await store.create(named('bad'), 'Bad');
    const db = await raw();
    const history = (await db.get('histories', bad.id)) as object;
    db.close();
    await corrupt('histories', { ...history, changed: 2_000_000, ...change });
    const before = await everything();
    const next = await another();
    expect(await next.open(bad.id)).toBe('damaged');
    expect((await next.newest())?.id).toBe(good.id);
    expect((await next.list()).map(({ id }) => id).sort()).toEqual([good.id, bad.id].sort());
    expect(await everything()).toBe(before);
  });

  it('is left alone where a newer version has made it', async () => {
    const draft = await store.create(named('a'), 'Later');
    await corrupt('drafts', { id: draft.id, version: 2, name: { of: 'another kind' } });
    const before = await everything();
    const next = await another();
    expect(await next.open(draft.id)).toBe('newer');
    expect(await next.newest()).toBeUndefined();
    expect(await next.list()).toMatchObject([{ id: draft.id, sealed: 'newer' }]);
    await next.rename(draft.id, 'Mine');
    expect(await everything()).toBe(before);
  });

  it('is newer where all of its states are', async () => {
    const draft = await store.create(named('a'));
    const db = await raw();
    await db.put('states', JSON.stringify({ ...named('a'), format: 2 }), [draft.id, 0]);
    db.close();
    expect(await (await another()).open(draft.id)).toBe('newer');
  });

  it('is refused as a whole where the tables are those of a newer version', async () => {
    const db = await openDB(NAME, 2);
    await expect(another()).rejects.toThrow();
    db.close();
  });
});

describe('a device that is full', () => {
  it('takes all of a writing or nothing', async () => {
    const draft = await store.create(named('a'));
    const before = await everything();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(store.save(draft, edit(draft.history, 'b'))).rejects.toThrow('full');
    put.mockRestore();
    expect(await everything()).toBe(before);
    expect(await store.save(draft, edit(draft.history, 'b'))).toMatchObject({ kind: 'saved' });
  });
});

describe('a database that goes away', () => {
  it('is made again, and all of the history is written', async () => {
    const draft = await store.create(named('a'), 'Castles');
    const saved = (await store.save(draft, edit(draft.history, 'b'))).draft;
    await deleteDB(NAME);
    await store.save(saved, edit(saved.history, 'c'));
    const again = await openedIn(await another(), draft.id);
    expect(again.name).toBe('Castles');
    expect(idsOf(again.history)).toEqual(['a', 'b', 'c']);
  });
});
