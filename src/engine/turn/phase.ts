/** One phase of a turn or of the final scoring, and the places where modules may put theirs. */
import type { Choice, Decision, GameState, PhaseName, Refusal } from '../state.ts';
import type { Draft } from './draft.ts';

/**
 * What happens in a phase. `enter` does what needs nobody. If somebody must decide, `decision` says who and what, and
 * the other three belong to it. A phase ends when it leaves the draft or when nothing is left to decide.
 */
export interface Phase {
  readonly name: PhaseName;
  /** Asked even if there is one choice only. Everywhere else the engine makes such a choice by itself. */
  readonly alwaysAsks?: boolean;
  /** Nothing follows until more is known: the game is over, or no further tile is known. */
  readonly rests?: boolean;
  enter?(draft: Draft): void;
  decision?(state: GameState): Decision | undefined;
  choices?(state: GameState): Choice[];
  /** Plays a legal choice. */
  play?(draft: Draft, choice: Choice): void;
  /** Why a choice of the kind that is asked for is not legal. */
  refusal?(state: GameState, choice: Choice): Refusal | undefined;
}

/** The places of a turn, in order (BASE-10, GOLD-21, CASTLE-12, GIFT-06, CROP-12). The base game fills some, other modules the rest. */
export const TURN_SLOTS = [
  'begin-turn',
  'own-tile',
  'draw',
  'in-hand',
  'tile',
  'after-tile',
  'before-follower',
  'follower',
  'complete',
  'before-score',
  'score',
  'after-score',
  'award',
  'aftermath',
  'end',
] as const;

/** The places of the final scoring, in order (BASE-51, GOLD-43, GOLD-44). */
export const FINAL_SLOTS = ['begin', 'remove', 'features', 'others', 'fields', 'treasure', 'result', 'over'] as const;

export type Slot = (typeof TURN_SLOTS)[number] | (typeof FINAL_SLOTS)[number];
