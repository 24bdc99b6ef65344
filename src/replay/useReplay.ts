/** The replay machine in a Preact component. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type ReplayInput, replayMachine } from './machine.ts';
import { useMachine } from './useMachine.ts';

export type ReplayActor = ActorRefFrom<typeof replayMachine>;
export type ReplaySnapshot = SnapshotFrom<typeof replayMachine>;

/** The input is asked for once: another example is another component. */
export const useReplay = (input: () => ReplayInput): readonly [ReplaySnapshot, ReplayActor] =>
  useMachine(replayMachine, input);
