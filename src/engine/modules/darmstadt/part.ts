/** What the Darmstadt module keeps. */
import type { Majority } from '../../scoring/majority.ts';
import type { Completed } from '../../state.ts';

export interface DarmstadtPart {
  /** The churches completed in this turn, with the followers around each as they stood before any went home. */
  readonly churches: readonly { readonly church: Completed; readonly around: Majority }[];
}
