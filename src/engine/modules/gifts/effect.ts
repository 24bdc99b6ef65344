/** What carrying out a gift consists of. */
import type { Cell } from '../../geometry.ts';
import type { Choice, Decision, GameState, Refusal } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import type { RuleId } from '../../words.ts';
import type { IdleReason } from './kinds.ts';

/** Why a gift can do nothing, and the rules that say so besides GIFT-21. */
export interface Idle {
  readonly why: IdleReason;
  readonly rules: readonly RuleId[];
}

/** `C` are the choices that answer its decision; nobody asks it about others. */
export interface Effect<C extends Choice = Choice> {
  /** Why it would do nothing now, as far as everybody can see. */
  idle(state: GameState): Idle | undefined;
  /** Done as soon as it is opened; it can turn out only then that it does nothing. */
  begin?(draft: Draft): Idle | undefined;
  /** Why it cannot be opened at all. */
  unknown?(state: GameState): Refusal | undefined;
  decision(state: GameState): Decision;
  choices(state: GameState): C[];
  refusal(state: GameState, choice: C): Refusal | undefined;
  play(draft: Draft, choice: C): void;
}

export type ChoiceOf<K extends Choice['kind']> = Extract<Choice, { readonly kind: K }>;

export const refuse = (reason: Refusal['reason'], rule: RuleId, ...cells: readonly Cell[]): Refusal => ({
  reason,
  rule,
  cells,
});
