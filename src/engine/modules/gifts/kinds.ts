/** The phases, decisions, choices, events and refusals of the gifts. */
import type { Cell } from '../../geometry.ts';
import type { ChoiceKind, FeatureRef, Figure, PointItem, Standing } from '../../state.ts';
import type { TileName } from '../../tiles/catalogue.ts';
import type { Spot } from '../../tiles/tile.ts';
import { isCell, isFigure } from '../../turn/shapes.ts';
import type { Player, RuleId } from '../../words.ts';
import type { GiftKind } from './part.ts';

export type GiftsPhase = 'open-gift' | 'receive-gift' | 'leave-completed' | 'final-gifts';

export type GiftsDecision = { readonly player: Player; readonly rule: RuleId } & (
  | {
      readonly kind: 'open-gift';
      /** How many unopened gifts the player has. */
      readonly count: number;
      /** The kinds that would do nothing now, whoever has them (GIFT-21). */
      readonly idle: readonly GiftKind[];
    }
  | { readonly kind: 'use-synod' }
  | {
      readonly kind: 'use-road-sweeper';
      readonly features: readonly { readonly feature: FeatureRef; readonly value: number }[];
    }
  | {
      readonly kind: 'use-cash-out';
      /** What each figure would bring. */
      readonly figures: readonly { readonly cell: Cell; readonly on: Spot; readonly value: number }[];
    }
  | { readonly kind: 'use-change-position' }
  | { readonly kind: 'use-take-2'; readonly tiles: readonly [TileName, TileName] }
);

export type GiftsChoice =
  | { readonly kind: 'open'; readonly gift: GiftKind }
  /** A place on the board: where a figure goes, or one segment of a road. */
  | ({ readonly kind: 'spot'; readonly cell: Cell; readonly on: Spot } & Figure)
  /** A figure to take back. */
  | ({ readonly kind: 'cash'; readonly cell: Cell; readonly on: Spot } & Figure)
  /** A figure that gets up or lies down on its tile; `as` is how it stands on a special monastery, before or after. */
  | { readonly kind: 'stance'; readonly cell: Cell; readonly on: Spot; readonly to: Spot; readonly as?: 'prior' }
  /** The tile to place. */
  | { readonly kind: 'keep'; readonly tile: TileName };

/** Why a gift did nothing. */
export const IDLE_REASONS = ['no-figure', 'no-target', 'no-tile', 'no-fitting-tile', 'own-tile'] as const;
export type IdleReason = (typeof IDLE_REASONS)[number];

export type GiftsEvent =
  /** `gift` only where the reader sees the cards; `features` are the roads and cities that earned it. */
  | {
      readonly kind: 'gift-received';
      readonly player: Player;
      readonly gift?: GiftKind;
      readonly features: readonly FeatureRef[];
    }
  /** Others stand on the feature, but the player has the majority or shares it. */
  | {
      readonly kind: 'gift-unearned';
      readonly player: Player;
      readonly feature: FeatureRef;
      readonly shared: boolean;
    }
  /** Earned, but no card is left. */
  | { readonly kind: 'gift-missing'; readonly player: Player }
  | { readonly kind: 'gifts-shuffled'; readonly count: number }
  | { readonly kind: 'gift-opened'; readonly player: Player; readonly gift: GiftKind }
  | { readonly kind: 'gift-declined'; readonly player: Player }
  | { readonly kind: 'gift-idle'; readonly player: Player; readonly gift: GiftKind; readonly why: IdleReason }
  | {
      readonly kind: 'road-swept';
      readonly player: Player;
      readonly feature: FeatureRef;
      readonly items: readonly PointItem[];
      readonly value: number;
      readonly standings: readonly Standing[];
    }
  | {
      readonly kind: 'cashed-out';
      readonly player: Player;
      readonly feature: FeatureRef;
      readonly items: readonly PointItem[];
      readonly points: number;
    }
  | {
      readonly kind: 'position-changed';
      readonly player: Player;
      readonly cell: Cell;
      readonly from: Spot;
      readonly to: Spot;
      readonly as?: 'prior';
    }
  /** `other` goes back into the pile, or out of the game. */
  | {
      readonly kind: 'tile-chosen';
      readonly player: Player;
      readonly tile: TileName;
      readonly other: TileName;
      readonly out: boolean;
    }
  | {
      readonly kind: 'gifts-scored';
      readonly player: Player;
      readonly items: readonly PointItem[];
      readonly points: number;
    };

export const GIFTS_REFUSALS = [
  'no-such-gift',
  'not-monastic',
  'not-a-road',
  'already-complete',
  'no-own-figure',
  'same-posture',
  'not-in-hand',
] as const;

export const GIFTS_PROBLEMS = ['too-many-gifts', 'gifts-missing'] as const;

/** The kinds of choice that answer each of its decisions. */
export const GIFTS_ANSWERS = {
  'open-gift': ['open', 'pass'],
  'use-synod': ['spot'],
  'use-road-sweeper': ['spot'],
  'use-cash-out': ['cash'],
  'use-change-position': ['stance'],
  'use-take-2': ['keep'],
} as const satisfies Record<string, readonly ChoiceKind[]>;

type Given = Readonly<Record<string, unknown>>;

const isFigureAt = (choice: Given): boolean => isCell(choice.cell) && typeof choice.on === 'string' && isFigure(choice);

/** Whether a choice of each of its kinds has all that belongs to it. */
export const GIFTS_SHAPES = {
  open: ({ gift }: Given) => typeof gift === 'string',
  spot: isFigureAt,
  cash: isFigureAt,
  stance: (choice: Given) => isFigureAt(choice) && typeof choice.to === 'string',
  keep: ({ tile }: Given) => typeof tile === 'string',
} as const;
