/**
 * Where the person is in the editor: opening something, looking at what somebody else made, setting up a board, playing
 * from it. The machine holds documents and what is in the hand; what may be done on them is told by `edits/` and the
 * engine, and it never knows a rule.
 */
import { assign } from 'xstate';
import type { ScenarioDocument } from '../scenario/document.ts';
import { copyable, editorSetup } from './actions.ts';
import { shownIn } from './history.ts';
import { keeping } from './keeping.ts';

export const editorMachine = editorSetup.createMachine({
  id: 'editor',
  context: ({ input }) => ({
    desk: input.desk,
    opened: undefined,
    draft: undefined,
    history: undefined,
    writing: undefined,
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
      on: { open: { target: 'opening', reenter: true }, show: { target: 'looking', actions: 'show' } },
    },
    /** Nothing could be loaded: the network, most likely. */
    failed: { on: { retry: 'opening', open: 'opening', show: { target: 'looking', actions: 'show' } } },
    looking: {
      initial: 'reading',
      on: {
        open: 'opening',
        show: { target: '.reading', actions: 'show' },
        use: { target: 'editing', actions: 'use' },
      },
      states: {
        reading: { on: { mine: { guard: 'canCopy', target: 'copying' } } },
        /** Whoever turns to something else meanwhile finds the copy among the drafts. */
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
                target: '#editor.editing',
                actions: assign(({ event }) => ({ draft: event.output, history: event.output.history, moved: false })),
              },
              {
                target: '#editor.editing.work.playing',
                actions: assign(({ event }) => ({ draft: event.output, history: event.output.history, moved: false })),
              },
            ],
            onError: 'reading',
          },
        },
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
        keeping,
      },
    },
  },
});
