/** What a component needs later: fetched once it is wanted, and again when somebody asks. */
import { useEffect, useState } from 'preact/hooks';

export interface Fetching {
  readonly isThere: boolean;
  /** It could not be fetched: the network, most likely. */
  readonly failed: boolean;
  readonly again: () => void;
}

/** Resolved once it is at hand. */
export function useFetched(isWanted: boolean, fetch: () => Promise<unknown>): Fetching {
  const [state, turn] = useState<'idle' | 'there' | 'failed'>('idle');
  useEffect(() => {
    if (!isWanted || state !== 'idle') return;
    let isHere = true;
    fetch().then(
      () => isHere && turn('there'),
      () => isHere && turn('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, state]);
  return { isThere: state === 'there', failed: state === 'failed', again: () => turn('idle') };
}
