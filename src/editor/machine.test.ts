import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { QUIET } from './actions.ts';
import { memoryStore } from './drafts/memory.ts';
import type { EditorDesk, EditorEvent, Opened } from './events.ts';
import { type History, shownIn } from './history.ts';
import { editorMachine } from './machine.ts';
import { draftOf, named } from './testdata.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function start(opened: Opened, desk: Partial<EditorDesk> = {}) {
  const clock = new SimulatedClock();
  const store = memoryStore();
  const saved: History[] = [];
  const actor = createActor(editorMachine, {
    clock,
    input: {
      desk: {
        open: async () => opened,
        copy: (document) => store.create(document),
        save: async (draft, history) => {
          saved.push(history);
          return { kind: 'saved', draft: { ...draft, history, revision: draft.revision + 1 } };
        },
        ...desk,
      },
    },
  });
  actor.start();
  await settle();
  const now = () => actor.getSnapshot();
  const edited = () => shownIn(now().context.history as History);
  return { actor, clock, store, saved, now, edited, shown: () => edited().document.id };
}

const OWN: Opened = { kind: 'draft', draft: draftOf('own') };
const change = (id: string): EditorEvent => ({ type: 'change', document: named(id) });

describe('keeping', () => {
  it('writes once after a while without edits', async () => {
    const { actor, clock, saved, now } = await start(OWN);
    actor.send(change('a'));
    clock.increment(QUIET - 1);
    actor.send(change('b'));
    clock.increment(QUIET - 1);
    expect(saved).toHaveLength(0);
    clock.increment(1);
    await settle();
    expect(saved).toHaveLength(1);
    expect(saved[0]?.entries.map(({ document }) => document.id)).toEqual(['draft/own', 'draft/a', 'draft/b']);
    expect(now().matches({ editing: { keeping: 'kept' } })).toBe(true);
  });

  it('writes at once when the page is left', async () => {
    const { actor, saved } = await start(OWN);
    actor.send(change('a'));
    actor.send({ type: 'leave' });
    expect(saved).toHaveLength(1);
  });

  it('writes right behind it what was changed while it was writing, when the page is left then', async () => {
    const saved: string[] = [];
    const save: EditorDesk['save'] = (_, { entries }) => {
      saved.push(entries.at(-1)?.document.id ?? '');
      return new Promise(() => {});
    };
    const { actor } = await start(OWN, { save });
    actor.send(change('a'));
    actor.send({ type: 'leave' });
    actor.send({ type: 'leave' });
    actor.send(change('b'));
    actor.send({ type: 'leave' });
    actor.send({ type: 'leave' });
    expect(saved).toEqual(['draft/a', 'draft/b']);
  });

  it('writes again what was changed while it was writing', async () => {
    const { actor, clock, saved, now } = await start(OWN);
    actor.send(change('a'));
    clock.increment(QUIET);
    actor.send(change('b'));
    await settle();
    expect(now().matches({ editing: { keeping: 'waiting' } })).toBe(true);
    clock.increment(QUIET);
    await settle();
    expect(saved).toHaveLength(2);
    expect(now().matches({ editing: { keeping: 'kept' } })).toBe(true);
  });

  it('says when the device does not take it, and tries again', async () => {
    const save = vi.fn<EditorDesk['save']>().mockRejectedValueOnce(new Error('full'));
    save.mockImplementation(async (draft, history) => ({ kind: 'saved', draft: { ...draft, history } }));
    const { actor, clock, now, shown } = await start(OWN, { save });
    actor.send(change('a'));
    clock.increment(QUIET);
    await settle();
    expect(now().matches({ editing: { keeping: 'unkept' } })).toBe(true);
    expect(shown()).toBe('draft/a');
    actor.send({ type: 'retry' });
    await settle();
    expect(now().matches({ editing: { keeping: 'kept' } })).toBe(true);
  });

  it('goes on with a draft of its own where another tab had written', async () => {
    const save: EditorDesk['save'] = async (_, history) => ({ kind: 'moved', draft: { ...draftOf('moved'), history } });
    const { actor, clock, now, shown } = await start(OWN, { save });
    actor.send(change('a'));
    clock.increment(QUIET);
    await settle();
    expect(now().context.draft?.id).toBe('moved');
    expect(now().context.moved).toBe(true);
    expect(shown()).toBe('draft/a');
  });

  it('keeps a name that was given while it was writing', async () => {
    const { actor, clock, now } = await start(OWN);
    actor.send(change('a'));
    clock.increment(QUIET);
    actor.send({ type: 'rename', name: 'Castles' });
    await settle();
    expect(now().context.draft?.name).toBe('Castles');
  });
});

describe('turning to something else', () => {
  const turns: readonly [string, EditorEvent][] = [
    ['another address', { type: 'open' }],
    ['a file', { type: 'show', opened: { kind: 'shared', document: named('file') } }],
    ['another draft', { type: 'use', draft: draftOf('other') }],
  ];
  it.each(turns)('writes first what has not been written: %s', async (_, event) => {
    const { actor, saved } = await start(OWN);
    actor.send(change('a'));
    actor.send(event);
    expect(saved.map(({ entries }) => entries.at(-1)?.document.id)).toEqual(['draft/a']);
  });

  it.each(turns)('writes nothing where all is kept: %s', async (_, event) => {
    const { actor, saved } = await start(OWN);
    actor.send(event);
    expect(saved).toEqual([]);
  });

  it('opens what the address means last', async () => {
    const answers: ((opened: Opened) => void)[] = [];
    const open: EditorDesk['open'] = () => new Promise((resolve) => answers.push(resolve));
    const { actor, shown } = await start(OWN, { open });
    actor.send({ type: 'open' });
    expect(answers).toHaveLength(2);
    answers[1]?.({ kind: 'draft', draft: draftOf('second') });
    answers[0]?.({ kind: 'draft', draft: draftOf('first') });
    await settle();
    expect(shown()).toBe('draft/second');
  });
});

describe('an edit that had to wait', () => {
  it('is made of what the document is by then, and is none where nothing comes of it or another draft is open', async () => {
    const { actor, now, edited } = await start(OWN);
    const add = (id: string, draft = now().context.draft?.id ?? ''): EditorEvent => ({
      type: 'change',
      document: (before) => ({ ...before, title: { ...before.title, [id]: id } }),
      draft,
    });
    actor.send(add('en'));
    actor.send(add('nl'));
    expect(edited().document.title).toMatchObject({ en: 'en', nl: 'nl' });
    const { history } = now().context;
    actor.send({ ...add('pl'), document: (before) => before } as EditorEvent);
    actor.send(add('ro', 'another'));
    expect(now().context.history).toBe(history);
  });
});

describe('undo and redo', () => {
  it('go back over whole edits and forth again, and forget what was undone when something new is made', async () => {
    const { actor, shown } = await start(OWN);
    actor.send(change('a'));
    actor.send(change('b'));
    actor.send({ type: 'undo' });
    actor.send({ type: 'undo' });
    actor.send({ type: 'undo' });
    expect(shown()).toBe('draft/own');
    actor.send({ type: 'redo' });
    expect(shown()).toBe('draft/a');
    actor.send(change('c'));
    actor.send({ type: 'redo' });
    expect(shown()).toBe('draft/c');
  });
});

describe('the square that is asked about', () => {
  it('is forgotten when the position changes, and when the work does', async () => {
    const { actor, now } = await start(OWN);
    const select = () => actor.send({ type: 'select', cell: [1, 0] });
    actor.send({ type: 'play' });
    for (const event of [{ type: 'go', to: 'start' }, change('a'), { type: 'undo' }, { type: 'redo' }] as const) {
      select();
      expect(now().context.cell).toEqual([1, 0]);
      actor.send(event);
      expect(now().context.cell).toBeUndefined();
    }
    select();
    actor.send({ type: 'set-up' });
    expect(now().context.cell).toBeUndefined();
  });
});

describe('what others have made', () => {
  const SHARED: Opened = { kind: 'shared', document: named('shared') };
  const OTHER: Opened = { kind: 'shared', document: named('file') };

  it('is shown in the place of what could not be opened, or is still being opened', async () => {
    const document = named('dropped');
    const failing = await start(OWN, { open: () => Promise.reject(new Error('no network')) });
    expect(failing.now().matches('failed')).toBe(true);
    const opening = await start(OWN, { open: () => new Promise(() => {}) });
    for (const { actor, now } of [failing, opening]) {
      actor.send({ type: 'show', opened: { kind: 'shared', document } });
      expect(now().matches('looking')).toBe(true);
      expect(now().context.opened).toEqual({ kind: 'shared', document });
    }
  });

  it('is copied before it is edited', async () => {
    const { actor, store, now, shown } = await start({ kind: 'shared', document: named('shared') });
    expect(now().matches('looking')).toBe(true);
    expect(await store.list()).toEqual([]);
    actor.send(change('x'));
    expect(now().context.history).toBeUndefined();
    actor.send({ type: 'mine' });
    await settle();
    expect(shown()).toBe('draft/shared');
    expect(await store.list()).toHaveLength(1);
  });

  it('goes on at the step that was shown, which is then played', async () => {
    const { actor, now, edited } = await start({ kind: 'shared', document: named('theirs') });
    actor.send({ type: 'mine', at: 'close' });
    await settle();
    expect(now().matches({ editing: { work: 'playing', keeping: 'kept' } })).toBe(true);
    expect(edited().at).toBe('close');
    expect(now().context.draft?.history).toBe(now().context.history);
  });

  it('can be gone on with from another position', async () => {
    const { actor, now, edited, shown } = await start({ kind: 'shared', document: named('theirs') });
    actor.send({ type: 'mine', document: named('position') });
    await settle();
    expect(now().matches({ editing: { work: { setup: 'free' } } })).toBe(true);
    expect(shown()).toBe('draft/position');
    expect(edited().at).toBe('start');
  });

  it('can be made mine as far as it could be read, and not at all where nothing could', async () => {
    const problem = { reason: 'cut', at: 3 } as const;
    const nothing = await start({ kind: 'unreadable', problem });
    nothing.actor.send({ type: 'mine' });
    expect(nothing.now().matches('looking')).toBe(true);
    const part = await start({ kind: 'unreadable', problem, partial: named('part') });
    part.actor.send({ type: 'mine' });
    await settle();
    expect(part.shown()).toBe('draft/part');
  });

  it.each<[string, EditorEvent, Opened]>([
    ['another address', { type: 'open' }, { kind: 'shared', document: named('address') }],
    ['a file', { type: 'show', opened: { kind: 'shared', document: named('file') } }, OTHER],
  ])('gives way to what is turned to while it is copied: %s', async (_, event, last) => {
    const answers: (() => void)[] = [];
    const open = vi.fn<EditorDesk['open']>(async () => last).mockResolvedValueOnce(SHARED);
    const copy: EditorDesk['copy'] = (document) =>
      new Promise((resolve) => answers.push(() => resolve(draftOf(document.id))));
    const { actor, now } = await start(SHARED, { open, copy });
    actor.send({ type: 'mine' });
    actor.send(event);
    await settle();
    answers[0]?.();
    await settle();
    expect(now().matches({ looking: 'reading' })).toBe(true);
    expect(now().context.opened).toEqual(last);
    // That, too, can be made mine.
    actor.send({ type: 'mine' });
    answers[1]?.();
    await settle();
    expect(now().context.draft?.id).toBe(last.kind === 'shared' && last.document.id);
  });

  it('is still there to look at when no copy can be made', async () => {
    const opened: Opened = { kind: 'shared', document: named('shared') };
    const { actor, now } = await start(opened, { copy: () => Promise.reject(new Error('full')) });
    actor.send({ type: 'mine' });
    await settle();
    expect(now().matches('looking')).toBe(true);
    expect(now().context.opened).toBe(opened);
  });
});
