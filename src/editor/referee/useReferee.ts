/** The referee in a Preact component: fetched when it is needed. */
import type { Locale, ScenarioDocument } from '../../scenario/document.ts';
import { type Fetching, useFetched } from '../useFetched.ts';
import type { Referee } from './open.ts';
import { readyToJudge, refereeAtHand } from './ready.ts';

export interface RefereeControl extends Omit<Fetching, 'isThere'> {
  readonly referee: Referee | undefined;
  readonly isNeeded: boolean;
}

/** `document` is what it is to judge first. */
export function useReferee(locale: Locale, document: ScenarioDocument | undefined, isNeeded: boolean): RefereeControl {
  const { isThere, ...fetching } = useFetched(isNeeded && !!document, () =>
    readyToJudge(locale, document ? [document] : []),
  );
  // It may be at hand already: opening a draft waits for it.
  return { ...fetching, isNeeded, referee: isThere || isNeeded ? refereeAtHand(locale) : undefined };
}
