/** The phases, decisions, choices, events and refusals of the abbey. */
import type { ChoiceKind } from '../../state.ts';
import type { Player, RuleId } from '../../words.ts';

export type AbbeyPhase = 'play-abbey' | 'after-last-tile';

/** Whether to place the abbey instead of drawing. */
export type AbbeyDecision = { readonly kind: 'play-abbey'; readonly player: Player; readonly rule: RuleId };

export type AbbeyChoice = { readonly kind: 'abbey' };

export type AbbeyEvent =
  | { readonly kind: 'abbey-taken'; readonly player: Player }
  | { readonly kind: 'abbey-kept'; readonly player: Player };

export const ABBEY_REFUSALS = ['not-a-hole'] as const;

export const ABBEY_PROBLEMS = ['too-many-abbeys'] as const;

/** The kinds of choice that answer each of its decisions. */
export const ABBEY_ANSWERS = { 'play-abbey': ['abbey', 'pass'] } as const satisfies Record<
  string,
  readonly ChoiceKind[]
>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const ABBEY_SHAPES = { abbey: () => true } as const satisfies Record<string, () => boolean>;
