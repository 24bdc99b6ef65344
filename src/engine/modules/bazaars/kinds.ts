/** The phases of a bazaar, its decisions, choices and events. */
import type { ChoiceKind, PointItem } from '../../state.ts';
import type { TileName } from '../../tiles/catalogue.ts';
import type { Player, RuleId } from '../../words.ts';

export type BazaarsPhase = 'bazaar' | 'auctioned-tile';

export type BazaarsDecision =
  | {
      readonly kind: 'choose-lot';
      readonly player: Player;
      readonly rule: RuleId;
      readonly tiles: readonly TileName[];
    }
  /** `highest` is the bid so far; without one it is the first bid of the player who has chosen the tile. */
  | {
      readonly kind: 'bid';
      readonly player: Player;
      readonly rule: RuleId;
      readonly tile: TileName;
      readonly highest?: Bid;
    }
  /** Buy from the highest bidder, or sell to him. */
  | {
      readonly kind: 'buy-or-sell';
      readonly player: Player;
      readonly rule: RuleId;
      readonly tile: TileName;
      readonly highest: Bid;
    };

/** So many points for a tile. */
export interface Bid {
  readonly player: Player;
  readonly bid: number;
}

export type BazaarsChoice =
  /** One of the tiles turned up. */
  | { readonly kind: 'lot'; readonly tile: TileName }
  | { readonly kind: 'bid'; readonly bid: number }
  | { readonly kind: 'deal'; readonly buy: boolean };

/**
 * How a player comes to a tile: he chose it and nobody bid more, he chose it and bought it, he bid most and it was sold
 * to him, it was the last one, or tiles are taken without an auction.
 */
export type LotEnding = 'unopposed' | 'bought' | 'sold' | 'last' | 'taken';

export type BazaarsEvent =
  | { readonly kind: 'bazaar-opened'; readonly player: Player; readonly tiles: readonly TileName[] }
  /** Too few tiles are left, or the tile comes from a bazaar itself. */
  | { readonly kind: 'bazaar-skipped'; readonly player: Player; readonly why: 'too-few-tiles' | 'no-chain' }
  | { readonly kind: 'lot-chosen'; readonly player: Player; readonly tile: TileName }
  | { readonly kind: 'bid-made'; readonly player: Player; readonly tile: TileName; readonly bid: number }
  | { readonly kind: 'bid-passed'; readonly player: Player; readonly tile: TileName }
  | { readonly kind: 'lot-won'; readonly player: Player; readonly tile: TileName; readonly how: LotEnding }
  /** Points are lost, or go to the other player. */
  | {
      readonly kind: 'bid-paid';
      readonly player: Player;
      readonly to?: Player;
      readonly items: readonly PointItem[];
      readonly points: number;
    }
  | {
      readonly kind: 'bid-received';
      readonly player: Player;
      readonly from: Player;
      readonly items: readonly PointItem[];
      readonly points: number;
    }
  /** A player's turn with his tile from the bazaar. */
  | { readonly kind: 'lot-played'; readonly player: Player; readonly tile: TileName };

export const BAZAARS_REFUSALS = ['no-such-lot', 'bid-too-low', 'bid-too-high', 'must-bid', 'price-too-high'] as const;

export const BAZAARS_PROBLEMS = [] as const;

/** The kinds of choice that answer each of its decisions. */
export const BAZAARS_ANSWERS = {
  'choose-lot': ['lot'],
  bid: ['bid', 'pass'],
  'buy-or-sell': ['deal'],
} as const satisfies Record<string, readonly ChoiceKind[]>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const BAZAARS_SHAPES = {
  lot: ({ tile }: Readonly<Record<string, unknown>>) => typeof tile === 'string',
  bid: ({ bid }: Readonly<Record<string, unknown>>) => Number.isSafeInteger(bid) && (bid as number) >= 0,
  deal: ({ buy }: Readonly<Record<string, unknown>>) => typeof buy === 'boolean',
} as const;
