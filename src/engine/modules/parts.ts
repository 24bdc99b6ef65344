/** What each module keeps in the state of a game. */
import type { CastlesPart } from './castles/part.ts';
import type { GoldminesPart } from './goldmines/part.ts';

export interface Parts {
  readonly goldmines?: GoldminesPart;
  readonly castles?: CastlesPart;
}
