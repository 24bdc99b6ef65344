/** A machine in a Preact component. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';

/**
 * Starts when the component is on the page, stops when it leaves. The input is asked for anew when one of `needs` has
 * changed: then it is another actor.
 */
export function useMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  input: () => InputFrom<Machine>,
  needs: readonly unknown[] = [],
): readonly [SnapshotFrom<Machine>, Actor<Machine>] {
  const actor = useMemo(() => createActor(machine, { input: input() } as ActorOptions<Machine>), needs);
  const [snapshot, show] = useState<SnapshotFrom<Machine>>(() => actor.getSnapshot());
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
