/** What the machine of the editor does, asks for and looks at on its way. */
import { assign, fromPromise, setup } from 'xstate';
import type { ScenarioDocument, StepId } from '../scenario/document.ts';
import type { Draft } from './draft.ts';
import type { EditorContext, EditorDesk, EditorEvent, Opened } from './events.ts';
import { canRedo, canUndo, type History, push, redo, show, shownIn, undo } from './history.ts';

/** Milliseconds without an edit before the draft is written. */
export const QUIET = 300;

/** What can be made a draft of what is looked at. */
export const copyable = (opened: Opened | undefined): ScenarioDocument | undefined =>
  opened?.kind === 'shared' ? opened.document : opened?.kind === 'unreadable' ? opened.partial : undefined;

export const editorSetup = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as { readonly desk: EditorDesk },
  },
  actors: {
    open: fromPromise(({ input }: { input: EditorDesk }) => input.open()),
    copy: fromPromise(async ({ input }: { input: { desk: EditorDesk; document: ScenarioDocument; at: StepId } }) => {
      const draft = await input.desk.copy(input.document);
      return { ...draft, history: show(draft.history, input.at) };
    }),
    save: fromPromise(({ input }: { input: { desk: EditorDesk; draft: Draft; history: History } }) =>
      input.desk.save(input.draft, input.history),
    ),
  },
  delays: { quiet: QUIET },
  guards: {
    canCopy: ({ context }) => copyable(context.opened) !== undefined,
    canUndo: ({ context }) => !!context.history && canUndo(context.history),
    canRedo: ({ context }) => !!context.history && canRedo(context.history),
    // What was changed while it was being written is not written yet.
    changedMeanwhile: ({ context }) => context.history !== context.draft?.history,
    changedSince: ({ context }) => context.history !== context.writing,
  },
  actions: {
    handOver: assign(({ context }) => ({ writing: context.history })),
    show: assign(({ event }) => (event.type === 'show' ? { opened: event.opened } : {})),
    use: assign(({ event }) =>
      event.type === 'use' ? { draft: event.draft, history: event.draft.history, moved: false } : {},
    ),
    rename: assign(({ context, event }) =>
      event.type === 'rename' && context.draft ? { draft: { ...context.draft, name: event.name } } : {},
    ),
    hold: assign(({ event }) => (event.type === 'hold' ? { hand: event.hand } : {})),
    /** Whatever the editor turns to, what has not been written yet is written. */
    keep: ({ context: { desk, draft, history } }) => {
      // If that fails, the desk still has it.
      if (draft && history && draft.history !== history) desk.save(draft, history).catch(() => {});
    },
    release: assign({ hand: undefined }),
    select: assign(({ event }) => (event.type === 'select' ? { cell: event.cell } : {})),
    deselect: assign({ cell: undefined }),
    change: assign(({ context, event }) => {
      if (event.type !== 'change' || !context.history) return {};
      const now = shownIn(context.history);
      if ('draft' in event && event.draft !== context.draft?.id) return {};
      const document = typeof event.document === 'function' ? event.document(now.document) : event.document;
      if (document === now.document && event.at === undefined) return {};
      return { history: push(context.history, { document, at: event.at ?? now.at }) };
    }),
    undo: assign(({ context }) => (context.history ? { history: undo(context.history) } : {})),
    redo: assign(({ context }) => (context.history ? { history: redo(context.history) } : {})),
    go: assign(({ context, event }) =>
      event.type === 'go' && context.history ? { history: show(context.history, event.to) } : {},
    ),
  },
});
