/** What the bazaar module keeps. The tiles themselves are `GameState.reserved`, those that nobody has yet without player. */
import type { TileName } from '../../tiles/catalogue.ts';
import type { Player } from '../../words.ts';
import type { Bid } from './kinds.ts';

/** One tile being auctioned, or yet to be chosen. */
export interface Auction {
  /** Who chooses it. */
  readonly chooser: Player;
  readonly tile?: TileName;
  /** The highest bid so far. */
  readonly highest?: Bid;
  /** Those who may still raise it, in order. */
  readonly waiting: readonly Player[];
}

export interface BazaarsPart {
  /** The last turn with a tile from a bazaar; 0 before the first (BAZAAR-07). */
  readonly played: number;
  readonly auction?: Auction;
}
