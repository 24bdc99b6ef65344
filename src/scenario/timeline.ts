/** A judged document: a tree of frames, computed once. Stepping only looks up. */
import type { Choice, Decision, GameEvent, GameState, Refusal } from '../engine/index.ts';
import type { Difference, StepId } from './document.ts';

/** The situation after one step. The root is the situation before the first. */
export interface Frame {
  /** The step's id; `start` for the root. Unique in the document. */
  readonly id: StepId;
  /** The branch it belongs to, if any. */
  readonly branch?: StepId;
  readonly state: GameState;
  /** What was chosen in this step, and what happened. */
  readonly did: readonly Choice[];
  readonly events: readonly GameEvent[];
  /** What must be decided now; absent when the document's knowledge or the game has ended. */
  readonly decision?: Decision;
  /** Set when the step cannot be played: the frame then shows the situation as far as it went. */
  readonly refused?: { readonly choice: Choice; readonly refusal: Refusal };
  /** Expectations that do not hold. */
  readonly differences: readonly Difference[];
  readonly parent?: Frame;
  /** One frame, or one for each branch. */
  readonly next: readonly Frame[];
}
