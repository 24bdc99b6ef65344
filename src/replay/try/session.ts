/** What the replay machine knows of a reader's own try: a trail of positions, and somebody who plays choices. */
import type { Choice, Decision, GameEvent, GameState } from '../../engine/index.ts';
import type { StepId } from '../tree.ts';

/** A position of a try: what was just done, and what has to be decided now. */
export interface Position {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly decision?: Decision;
}

/** The engine at work on one example. It is loaded only when somebody tries. */
export interface Session {
  /** The position of a step; where nothing is to be decided any more, that of the last decision before it. */
  begin(step: StepId): Position;
  /** Plays a legal choice. */
  choose(position: Position, choice: Choice): Position;
}
