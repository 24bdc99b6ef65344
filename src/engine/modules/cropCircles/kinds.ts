/** The phase, decisions, choices, events and refusals of the crop circles. */
import type { Cell } from '../../geometry.ts';
import type { ChoiceKind } from '../../state.ts';
import type { Spot } from '../../tiles/tile.ts';
import { isCell } from '../../turn/shapes.ts';
import type { Player, RuleId } from '../../words.ts';

export type CropCirclesPhase = 'crop-circle';

/** One follower more for everybody, or one less (CROP-13). */
export const CROP_ACTIONS = ['add', 'remove'] as const;
export type CropAction = (typeof CROP_ACTIONS)[number];

/** The features whose followers a crop circle can mean (CROP-06). */
export type CropFeature = 'field' | 'road' | 'city';

interface Asked {
  readonly player: Player;
  readonly rule: RuleId;
  /** Where the followers stand that are meant. */
  readonly feature: CropFeature;
}

export type CropCirclesDecision =
  | ({ readonly kind: 'crop-action'; readonly cell: Cell } & Asked)
  /** `must` if the game is played so that nobody can do without (CROP-21). */
  | ({ readonly kind: 'crop-add'; readonly must: boolean } & Asked)
  | ({ readonly kind: 'crop-remove' } & Asked);

export type CropCirclesChoice =
  /** What everybody does. */
  | { readonly kind: 'crop-action'; readonly action: CropAction }
  /** Where the added follower goes. */
  | { readonly kind: 'crop-add'; readonly cell: Cell; readonly on: Spot }
  /** The follower taken back. */
  | { readonly kind: 'crop-remove'; readonly cell: Cell; readonly on: Spot };

export type CropCirclesEvent =
  | {
      readonly kind: 'crop-action-chosen';
      readonly player: Player;
      readonly action: CropAction;
      readonly feature: CropFeature;
    }
  /** Has no follower of the kind that is meant, so there is nothing to do. */
  | { readonly kind: 'crop-idle'; readonly player: Player; readonly feature: CropFeature };

export const CROP_CIRCLES_REFUSALS = ['not-beside-own', 'must-add', 'not-own-follower'] as const;

export const CROP_CIRCLES_PROBLEMS = [] as const;

/** The kinds of choice that answer each of its decisions. */
export const CROP_CIRCLES_ANSWERS = {
  'crop-action': ['crop-action'],
  'crop-add': ['crop-add', 'pass'],
  'crop-remove': ['crop-remove'],
} as const satisfies Record<string, readonly ChoiceKind[]>;

const isPlace = ({ cell, on }: Readonly<Record<string, unknown>>): boolean => isCell(cell) && typeof on === 'string';

/** Whether a choice of each of its kinds has all that belongs to it. */
export const CROP_CIRCLES_SHAPES = {
  'crop-action': ({ action }: Readonly<Record<string, unknown>>) =>
    (CROP_ACTIONS as readonly unknown[]).includes(action),
  'crop-add': isPlace,
  'crop-remove': isPlace,
} as const;
