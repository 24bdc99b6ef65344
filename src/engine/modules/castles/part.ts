/** What the castle module keeps. */
import type { Cell } from '../../geometry.ts';
import type { Completed } from '../../state.ts';
import type { Player } from '../../words.ts';

/**
 * A castle on the table. Its lord is the follower on its first cell whose spot leads to the second: `castle:S` or
 * `castle:E`.
 */
export interface Castle {
  /** Whose token it is. */
  readonly player: Player;
  /** Its two tiles; the northern or western one first. */
  readonly cells: readonly [Cell, Cell];
  /** The turn in which it was built; it cannot score in that turn (CASTLE-16a). 0 for an older turn. */
  readonly built: number;
}

/** The castle scoring of this turn while it lasts: one wave after the other (CASTLE-21). */
export interface CastleScoring {
  readonly wave: number;
  /** What can trigger castles in this wave. */
  readonly triggers: readonly Completed[];
  /** Castles scored in this wave, the triggers of the next. */
  readonly scored: readonly Completed[];
}

export interface CastlesPart {
  readonly castles: readonly Castle[];
  /** Small cities about which their owner has decided in this turn. */
  readonly decided: readonly Castle['cells'][];
  readonly scoring?: CastleScoring;
}
