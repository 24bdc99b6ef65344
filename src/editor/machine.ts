/**
 * Where the person is in the editor: opening something, looking at what somebody else made, setting up a board, playing
 * from it. The machine holds documents and what is in the hand; what may be done on them is told by `edits/` and the
 * engine, and it never knows a rule.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Cell } from '../engine/index.ts';
import type { NotationProblem } from '../notation/index.ts';
import type { ScenarioDocument, StepId } from '../scenario/document.ts';
import type { Missing } from '../words/editing/drafts.ts';
import type { Draft, Saved } from './draft.ts';
import type { Hand } from './hand.ts';
import { canRedo, canUndo, type History, push, redo, show, shownIn, undo } from './history.ts';

/** Milliseconds without an edit before the draft is written. */
export const QUIET = 300;

/** What an address leads to. */
export type Opened =
  /** The person's own work. */
  | { readonly kind: 'draft'; readonly draft: Draft }
  /** Somebody else's: to be looked at. */
  | { readonly kind: 'shared'; readonly document: ScenarioDocument; readonly at?: StepId }
  /** A link that cannot be read, and what could be read of it. */
  | { readonly kind: 'unreadable'; readonly problem: NotationProblem; readonly partial?: ScenarioDocument }
  /** An address that leads to nothing. */
  | { readonly kind: 'nothing'; readonly why: Missing };

/** What the machine asks others for. */
export interface EditorDesk {
  /** Finds out what the address leads to. */
  readonly open: () => Promise<Opened>;
  /** Makes a draft of a document. Resolves even where nothing can be stored. */
  readonly copy: (document: ScenarioDocument) => Promise<Draft>;
  readonly save: (draft: Draft, history: History) => Promise<Saved>;
}

export type EditorEvent =
  /** Something else is to be opened: the address has changed. */
  | { type: 'open' }
  /** Something else has been opened: a file, a text that was put in. Not `draft`. */
  | { type: 'show'; opened: Opened }
  /**
   * Make it mine: copy what is looked at, or a document made of it. `at` is the step to go on with: of one behind the
   * start the copy is played.
   */
  | { type: 'mine'; document?: ScenarioDocument; at?: StepId }
  /** Go on with another draft. */
  | { type: 'use'; draft: Draft }
  /** The draft has got another name; whoever sends this has had it written. */
  | { type: 'rename'; name: string }
  | { type: 'hold'; hand: Hand }
  | { type: 'release' }
  | { type: 'select'; cell: Cell | undefined }
  /** An edit: the document that came of it, and the step to be shown. */
  | { type: 'change'; document: ScenarioDocument; at?: StepId }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'go'; to: StepId }
  | { type: 'play' }
  | { type: 'set-up' }
  /** The page is being left: write at once. */
  | { type: 'leave' }
  | { type: 'retry' };

export interface EditorContext {
  readonly desk: EditorDesk;
  readonly opened: Opened | undefined;
  readonly draft: Draft | undefined;
  /** Of the draft; what is shown of it is its document. */
  readonly history: History | undefined;
  readonly hand: Hand | undefined;
  /** The square that is asked about: on the board that is set up, or in the position that is played. */
  readonly cell: Cell | undefined;
  /** This tab's work went into a draft of its own, because another tab had written. */
  readonly moved: boolean;
}

/** The document that is edited, with the step that is shown. Throws where none is. */
export function edited({ history }: Pick<EditorContext, 'history'>) {
  if (!history) throw new Error('nothing is edited');
  return shownIn(history);
}

const copyable = (opened: Opened | undefined): ScenarioDocument | undefined =>
  opened?.kind === 'shared' ? opened.document : opened?.kind === 'unreadable' ? opened.partial : undefined;

export const editorMachine = setup({
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
  },
  actions: {
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
      const { at } = shownIn(context.history);
      return { history: push(context.history, { document: event.document, at: event.at ?? at }) };
    }),
    undo: assign(({ context }) => (context.history ? { history: undo(context.history) } : {})),
    redo: assign(({ context }) => (context.history ? { history: redo(context.history) } : {})),
    go: assign(({ context, event }) =>
      event.type === 'go' && context.history ? { history: show(context.history, event.to) } : {},
    ),
  },
}).createMachine({
  id: 'editor',
  context: ({ input }) => ({
    desk: input.desk,
    opened: undefined,
    draft: undefined,
    history: undefined,
    hand: undefined,
    cell: undefined,
    moved: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'open',
        input: ({ context }) => context.desk,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'draft',
            target: 'editing',
            actions: assign(({ event }) =>
              event.output.kind === 'draft'
                ? { opened: event.output, draft: event.output.draft, history: event.output.draft.history, moved: false }
                : {},
            ),
          },
          { target: 'looking', actions: assign({ opened: ({ event }) => event.output }) },
        ],
        onError: 'failed',
      },
      on: { open: { target: 'opening', reenter: true } },
    },
    /** Nothing could be loaded: the network, most likely. */
    failed: { on: { retry: 'opening', open: 'opening' } },
    looking: {
      on: {
        open: 'opening',
        show: { actions: 'show' },
        mine: { guard: 'canCopy', target: 'copying' },
        use: { target: 'editing', actions: 'use' },
      },
    },
    copying: {
      invoke: {
        src: 'copy',
        input: ({ context, event }) => ({
          desk: context.desk,
          document: ((event.type === 'mine' && event.document) || copyable(context.opened)) as ScenarioDocument,
          at: (event.type === 'mine' && event.at) || 'start',
        }),
        onDone: [
          {
            guard: ({ event }) => shownIn(event.output.history).at === 'start',
            target: 'editing',
            actions: assign(({ event }) => ({ draft: event.output, history: event.output.history, moved: false })),
          },
          {
            target: '#editor.editing.work.playing',
            actions: assign(({ event }) => ({ draft: event.output, history: event.output.history, moved: false })),
          },
        ],
        onError: 'looking',
      },
    },
    editing: {
      type: 'parallel',
      exit: 'keep',
      on: {
        open: 'opening',
        show: { target: 'looking', actions: 'show' },
        use: { target: 'editing', reenter: true, actions: ['use', 'release', 'deselect'] },
      },
      states: {
        work: {
          initial: 'setup',
          states: {
            setup: {
              initial: 'free',
              exit: ['release', 'deselect'],
              on: { play: 'playing' },
              states: {
                free: {
                  on: { hold: { target: 'holding', actions: ['hold', 'deselect'] }, select: { actions: 'select' } },
                },
                holding: {
                  exit: 'release',
                  on: {
                    hold: { actions: 'hold' },
                    release: 'free',
                    select: { target: 'free', actions: 'select' },
                  },
                },
              },
            },
            playing: {
              exit: 'deselect',
              on: {
                'set-up': 'setup',
                select: { actions: 'select' },
                // The square that was asked about was one of the position that is left now.
                change: { actions: ['change', 'deselect'] },
                undo: { guard: 'canUndo', actions: ['undo', 'deselect'] },
                redo: { guard: 'canRedo', actions: ['redo', 'deselect'] },
                go: { actions: ['go', 'deselect'] },
              },
            },
          },
          on: {
            change: { actions: 'change' },
            undo: { guard: 'canUndo', actions: 'undo' },
            redo: { guard: 'canRedo', actions: 'redo' },
            go: { actions: 'go' },
            rename: { actions: 'rename' },
          },
        },
        keeping: {
          initial: 'kept',
          states: {
            kept: {
              on: { retry: 'saving', change: 'waiting', undo: 'waiting', redo: 'waiting', go: 'waiting' },
            },
            waiting: {
              after: { quiet: 'saving' },
              on: {
                change: { target: 'waiting', reenter: true },
                undo: { target: 'waiting', reenter: true },
                redo: { target: 'waiting', reenter: true },
                go: { target: 'waiting', reenter: true },
                leave: 'saving',
              },
            },
            saving: {
              invoke: {
                src: 'save',
                input: ({ context }) => ({
                  desk: context.desk,
                  draft: context.draft as Draft,
                  history: context.history as History,
                }),
                onDone: {
                  target: 'checking',
                  actions: assign(({ context, event: { output } }) => ({
                    // A name given meanwhile is newer than the one that was written.
                    draft:
                      output.kind === 'saved' ? { ...output.draft, name: context.draft?.name ?? '' } : output.draft,
                    moved: context.moved || output.kind === 'moved',
                  })),
                },
                onError: 'unkept',
              },
            },
            checking: { always: [{ guard: 'changedMeanwhile', target: 'waiting' }, { target: 'kept' }] },
            /** The device does not take it; the next change is another attempt. */
            unkept: {
              on: {
                change: 'waiting',
                undo: 'waiting',
                redo: 'waiting',
                go: 'waiting',
                retry: 'saving',
                leave: 'saving',
              },
            },
          },
        },
      },
    },
  },
});
