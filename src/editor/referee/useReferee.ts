/** The referee in a Preact component: fetched when it is needed. */
import { useEffect, useState } from 'preact/hooks';
import type { Locale, ScenarioDocument } from '../../scenario/document.ts';
import type { Referee } from './open.ts';
import { readyToJudge, refereeAtHand } from './ready.ts';

export interface RefereeControl {
  readonly referee: Referee | undefined;
  readonly isNeeded: boolean;
  /** It could not be fetched: the network, most likely. */
  readonly failed: boolean;
  readonly again: () => void;
}

/** `document` is what it is to judge first. */
export function useReferee(locale: Locale, document: ScenarioDocument | undefined, isNeeded: boolean): RefereeControl {
  const [state, turn] = useState<'idle' | 'there' | 'failed'>('idle');
  const isReady = state === 'there';
  useEffect(() => {
    if (!isNeeded || !document || state !== 'idle') return;
    readyToJudge(locale, [document]).then(
      () => turn('there'),
      () => turn('failed'),
    );
  }, [isNeeded, !document, state]);
  return {
    // It may be at hand already: opening a draft waits for it.
    referee: isReady || isNeeded ? refereeAtHand(locale) : undefined,
    isNeeded,
    failed: state === 'failed',
    again: () => turn('idle'),
  };
}
