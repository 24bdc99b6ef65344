/** Whether the draft that is edited has been written: a moment after each edit, and at once when the page is left. */
import { assign } from 'xstate';
import { editorSetup } from './actions.ts';
import type { Draft } from './draft.ts';
import type { History } from './history.ts';

export const keeping = editorSetup.createStateConfig({
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
      entry: 'handOver',
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
            draft: output.kind === 'saved' ? { ...output.draft, name: context.draft?.name ?? '' } : output.draft,
            moved: context.moved || output.kind === 'moved',
          })),
        },
        onError: 'unkept',
      },
      // What has been changed since then is written right behind it.
      on: { leave: { guard: 'changedSince', actions: ['keep', 'handOver'] } },
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
});
