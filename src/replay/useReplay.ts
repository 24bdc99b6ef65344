/** The replay machine in a Preact component. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { type ReplayInput, replayMachine } from './machine.ts';

export type ReplayActor = ActorRefFrom<typeof replayMachine>;
export type ReplaySnapshot = SnapshotFrom<typeof replayMachine>;

/** Starts when the component is on the page, stops when it leaves. */
export function useReplay(input: () => ReplayInput): readonly [ReplaySnapshot, ReplayActor] {
  // The input is asked for once: another example is another component.
  const actor = useMemo(() => createActor(replayMachine, { input: input() }), []);
  const [snapshot, show] = useState<ReplaySnapshot>(() => actor.getSnapshot());
  useEffect(() => {
    const subscription = actor.subscribe(show);
    actor.start();
    show(actor.getSnapshot());
    return () => {
      subscription.unsubscribe();
      actor.stop();
    };
  }, [actor]);
  return [snapshot, actor];
}
