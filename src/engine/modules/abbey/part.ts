/** What the abbey module keeps. */
import type { Player } from '../../words.ts';

export interface AbbeyPart {
  /** Who placed the last land tile, once the pile is empty: round to him the others may still play theirs. */
  readonly last?: Player;
}
