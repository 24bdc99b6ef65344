import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encode } from '../notation/index.ts';
import type { ScenarioDocument } from '../scenario/document.ts';
import { deskOf } from './desk.ts';
import type { DraftStore } from './draft.ts';
import { draftFragment } from './drafts/address.ts';
import { memoryStore } from './drafts/memory.ts';
import { titleFor } from './drafts/names.ts';
import { FIRST_EXAMPLE } from './example.ts';
import { positionAt } from './goOn.ts';
import { push, shownIn } from './history.ts';

const EXAMPLE = readFileSync(new URL('../../scenarios/goldmines/castle-1.json', import.meta.url), 'utf8');
const document: ScenarioDocument = JSON.parse(EXAMPLE);

const deskAt = (fragment: string, store: DraftStore = memoryStore(), isAsked = () => false) => {
  const desk = deskOf({
    store,
    isAsked,
    fragment: () => fragment,
    fetchExample: async (id) => (id === 'goldmines/castle-1' ? EXAMPLE : undefined),
    ready: async () => {},
    nameFor: titleFor('nl'),
  });
  return { desk, store };
};
const refusing: DraftStore = {
  ...memoryStore(),
  create: () => Promise.reject(new Error('full')),
  newest: () => Promise.reject(new Error('off')),
  save: () => Promise.reject(new Error('full')),
};

describe('an address', () => {
  it('without a fragment leads to the last draft, and at first to a small example', async () => {
    const { desk, store } = deskAt('');
    const first = await desk.open();
    expect(first).toMatchObject({ kind: 'draft', draft: { name: '' } });
    expect(await desk.open()).toEqual(first);
    expect(await store.list()).toHaveLength(1);
  });

  it('leads to a draft by its id, or says that there is none', async () => {
    const store = memoryStore();
    const { id } = await store.create(FIRST_EXAMPLE, 'Castles');
    await store.create(FIRST_EXAMPLE, 'Later');
    expect(await deskAt(draftFragment(id), store).desk.open()).toMatchObject({ draft: { name: 'Castles' } });
    expect(await deskAt('draft=nobody', store).desk.open()).toEqual({ kind: 'nothing', why: 'no-draft' });
  });

  it.each(['newer', 'damaged'] as const)('says so of a draft that is %s', async (sealed) => {
    const store: DraftStore = { ...memoryStore(), open: async () => sealed };
    expect(await deskAt('draft=a', store).desk.open()).toEqual({ kind: 'nothing', why: `${sealed}-draft` });
  });

  it('of a link or an example touches no draft', async () => {
    const store = memoryStore();
    await store.create(FIRST_EXAMPLE, 'Castles');
    const before = JSON.stringify(await store.newest());
    const link = encode(document);
    expect(await deskAt(link, store).desk.open()).toMatchObject({ kind: 'shared' });
    expect(await deskAt(link.slice(0, -9), store).desk.open()).toMatchObject({ kind: 'unreadable' });
    expect(await deskAt('at=goldmines/castle-1/start', store).desk.open()).toMatchObject({
      kind: 'shared',
      document,
      at: 'start',
    });
    expect(await deskAt('at=goldmines/none', store).desk.open()).toEqual({ kind: 'nothing', why: 'no-example' });
    expect(JSON.stringify(await store.newest())).toBe(before);
    expect(await store.list()).toHaveLength(1);
  });

  it('that asks to go on from a step begins a draft there, but only where a page of ours has asked', async () => {
    const store = memoryStore();
    const fragment = 'at=goldmines/castle-1/1a-take-2&continue';
    expect(await deskAt(fragment, store).desk.open()).toMatchObject({ kind: 'shared', document, at: '1a-take-2' });
    expect(await store.list()).toEqual([]);
    const opened = await deskAt(fragment, store, () => true).desk.open();
    if (opened.kind !== 'draft') throw new Error(opened.kind);
    const { document: begun, at } = shownIn(opened.draft.history);
    expect({ name: opened.draft.name, at }).toEqual({ name: document.title.nl, at: 'start' });
    expect(begun).toEqual(positionAt(document, '1a-take-2'));
    expect(begun.steps).toEqual([]);
    expect(await store.list()).toHaveLength(1);
  });

  it('of the page itself, such as that of the skip link, leads to the last draft', async () => {
    expect(await deskAt('main').desk.open()).toMatchObject({ kind: 'draft' });
  });
});

describe('a copy', () => {
  it('is called by the title in the language of the reader', async () => {
    expect((await deskAt('').desk.copy(document)).name).toBe(document.title.nl);
  });

  it('is made and kept here even where nothing can be stored', async () => {
    const { desk } = deskAt('', refusing);
    const draft = await desk.copy(document);
    expect(shownIn(draft.history).document).toBe(document);
    expect(desk.keeper.unkept(draft.id)).toBe(draft);
  });
});

it('opens where the store refuses everything, and finds again what could not be written', async () => {
  let fragment = '';
  const desk = deskOf({
    store: refusing,
    fragment: () => fragment,
    fetchExample: async () => undefined,
    ready: async () => {},
    nameFor: () => '',
  });
  const opened = await desk.open();
  if (opened.kind !== 'draft') throw new Error(opened.kind);
  const { draft } = opened;
  const history = push(draft.history, { document, at: 'start' });
  await expect(desk.save(draft, history)).rejects.toThrow('full');
  fragment = draftFragment(draft.id);
  expect(await desk.open()).toMatchObject({ kind: 'draft', draft: { history } });
});
