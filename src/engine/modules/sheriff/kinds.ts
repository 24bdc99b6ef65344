/** The phases, decision, choice, events and refusals of The Sheriff. */
import type { Cell } from '../../geometry.ts';
import type { ChoiceKind, FeatureRef } from '../../state.ts';
import type { Spot } from '../../tiles/tile.ts';
import { isCell } from '../../turn/shapes.ts';
import type { Player, RuleId } from '../../words.ts';
import type { TokenShare } from '../goldRush/kinds.ts';

export type SheriffPhase = 'move-sheriff' | 'sheriff-home' | 'final-sheriff';

export type SheriffDecision = { readonly kind: 'move-sheriff'; readonly player: Player; readonly rule: RuleId };

/** Onto this piece of a mountain. */
export type SheriffChoice = { readonly kind: 'sheriff'; readonly cell: Cell; readonly on: Spot };

export type SheriffEvent =
  /** `from` is where he stood before. */
  | {
      readonly kind: 'sheriff-moved';
      readonly player: Player;
      readonly cell: Cell;
      readonly on: Spot;
      readonly from?: Cell;
    }
  /** He leaves the board, or does not come to it. */
  | { readonly kind: 'sheriff-aside'; readonly player: Player; readonly from?: Cell }
  /**
   * For each other player with a tent there a token goes from the top of the stack to the supply; `players` have one,
   * `returned` says for whom, in this order. `left` are still in the stack.
   */
  | {
      readonly kind: 'tokens-returned';
      readonly feature: FeatureRef;
      readonly players: readonly Player[];
      readonly returned: readonly TokenShare[];
      readonly left: number;
      readonly supply: number;
    };

export const SHERIFF_REFUSALS = ['sheriff-stays', 'mining-banned'] as const;

export const SHERIFF_PROBLEMS = ['bad-sheriff'] as const;

/** The kinds of choice that answer each of its decisions. */
export const SHERIFF_ANSWERS = {
  'move-sheriff': ['sheriff'],
} as const satisfies Record<string, readonly ChoiceKind[]>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const SHERIFF_SHAPES = {
  sheriff: ({ cell, on }: Readonly<Record<string, unknown>>) => isCell(cell) && typeof on === 'string',
} as const;
