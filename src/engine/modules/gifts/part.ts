/** What the gifts module keeps. */
import type { Cell } from '../../geometry.ts';
import type { TileName } from '../../tiles/catalogue.ts';
import type { Spot } from '../../tiles/tile.ts';
import type { Player } from '../../words.ts';

/** The five kinds of cards (GIFT-01). */
export const GIFTS = ['synod', 'road-sweeper', 'change-position', 'cash-out', 'take-2'] as const;
export type GiftKind = (typeof GIFTS)[number];

/** Where the gift of a turn took effect. */
export interface UsedGift {
  readonly gift: GiftKind;
  readonly turn: number;
  readonly cell: Cell;
  readonly on: Spot;
}

export interface GiftsPart {
  /** The face-down pile, the top card first. */
  readonly pile: readonly GiftKind[];
  readonly discard: readonly GiftKind[];
  /** The unopened gifts in front of each player. */
  readonly held: Readonly<Partial<Record<Player, readonly GiftKind[]>>>;
  /** The gift that is being carried out; it is on none of the others. */
  readonly opened?: GiftKind;
  /** The second tile of Take 2. */
  readonly second?: TileName;
  /** The last gift that took effect on the board. */
  readonly used?: UsedGift;
}
