/** The editor machine in a Preact component. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useMachine } from '../replay/useMachine.ts';
import type { EditorDesk } from './events.ts';
import { editorMachine } from './machine.ts';

export type EditorActor = ActorRefFrom<typeof editorMachine>;
export type EditorSnapshot = SnapshotFrom<typeof editorMachine>;

export const useEditor = (desk: EditorDesk): readonly [EditorSnapshot, EditorActor] =>
  useMachine(editorMachine, () => ({ desk }), [desk]);
