/** The phases, choices, events, refusals and problems of Gold Rush. */
import type { Cell } from '../../geometry.ts';
import type { ChoiceKind, FeatureRef, PointItem } from '../../state.ts';
import type { Spot } from '../../tiles/tile.ts';
import { isCell } from '../../turn/shapes.ts';
import type { Player } from '../../words.ts';
import type { Tent, TokenValue } from './part.ts';

export type GoldRushPhase = 'place-tokens' | 'take-tokens' | 'final-mountains' | 'final-prairies' | 'final-tokens';

export type GoldRushDecision = never;

export type GoldRushChoice =
  /** Put one's tent there, or move it there. */
  | { readonly kind: 'tent'; readonly cell: Cell; readonly on: Spot }
  /** Take the top token of the mountain where one's tent stands. */
  | { readonly kind: 'token' };

/** What one player takes of a stack; `values` only where face-down tokens are shown. */
export interface TokenShare {
  readonly player: Player;
  readonly count: number;
  readonly values?: readonly TokenValue[];
}

export type GoldRushEvent =
  /** New tokens on top of the stack, which then has `stack`; `supply` are left. */
  | {
      readonly kind: 'tokens-placed';
      readonly player: Player;
      readonly cell: Cell;
      readonly count: number;
      readonly stack: number;
      readonly supply: number;
      /** In the order of placing, where face-down tokens are shown. */
      readonly values?: readonly TokenValue[];
    }
  | { readonly kind: 'tokens-short'; readonly player: Player; readonly cell: Cell; readonly missing: number }
  /** Stacks became one, with `count` tokens. */
  | { readonly kind: 'stacks-joined'; readonly feature: FeatureRef; readonly count: number }
  /** `from` is where it stood before. */
  | {
      readonly kind: 'tent-placed';
      readonly player: Player;
      readonly cell: Cell;
      readonly on: Spot;
      readonly from?: Cell;
    }
  /** `left` are still in the stack. */
  | {
      readonly kind: 'token-taken';
      readonly player: Player;
      readonly cell: Cell;
      readonly left: number;
      readonly value?: TokenValue;
    }
  /** The owners of a mountain take its tokens, in this order, one each in turn. */
  | {
      readonly kind: 'tokens-shared';
      readonly feature: FeatureRef;
      readonly shares: readonly TokenShare[];
      readonly final: boolean;
    }
  /** Nobody owns the mountain. */
  | {
      readonly kind: 'tokens-unowned';
      readonly feature: FeatureRef;
      readonly count: number;
      readonly to: 'supply' | 'removed';
    }
  | { readonly kind: 'tents-returned'; readonly tents: readonly Tent[] }
  | {
      readonly kind: 'tokens-scored';
      readonly player: Player;
      readonly items: readonly PointItem[];
      readonly points: number;
    };

export const GOLD_RUSH_REFUSALS = [
  'not-a-mountain',
  'mountain-complete',
  'mountain-place-taken',
  'tent-stays',
  'no-tent-left',
  'no-tent-on-board',
  'no-token-left',
] as const;

export const GOLD_RUSH_PROBLEMS = [
  'player-not-in-gold-rush',
  'bad-tent',
  'tent-twice',
  'bad-stack',
  'stack-twice',
  'bad-tokens',
  'too-many-tokens',
] as const;

/** The kinds of choice that answer each of its decisions. */
export const GOLD_RUSH_ANSWERS = {} as const satisfies Record<string, readonly ChoiceKind[]>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const GOLD_RUSH_SHAPES = {
  tent: ({ cell, on }: Readonly<Record<string, unknown>>) => isCell(cell) && typeof on === 'string',
  token: () => true,
} as const;
