/** What Gold Rush keeps: mining tokens and tents. */
import type { Cell } from '../../geometry.ts';
import type { Spot } from '../../tiles/tile.ts';
import type { Player } from '../../words.ts';

/** What is on the front of a mining token: gold nuggets, or gravel worth nothing (RUSH-04). */
export const TOKEN_VALUES = [0, 1, 2, 3, 5] as const;
export type TokenValue = (typeof TOKEN_VALUES)[number];

/** A piece of mountain, by its place on a tile. */
export interface Place {
  readonly cell: Cell;
  readonly on: Spot;
}

/** The tokens of one mountain, the topmost first. It is named by the segment laid first (RUSH-27, RUSH-28). */
export interface Stack extends Place {
  readonly tokens: readonly TokenValue[];
}

export interface Tent extends Place {
  readonly player: Player;
}

export interface GoldRushPart {
  /** The stacks that hold a token. */
  readonly stacks: readonly Stack[];
  /** The tokens still to come, in order. */
  readonly supply: readonly TokenValue[];
  readonly owned: Readonly<Partial<Record<Player, readonly TokenValue[]>>>;
  /** Tokens that left the game. */
  readonly removed: readonly TokenValue[];
  /** The tents on the board. */
  readonly tents: readonly Tent[];
}

/** The same in a written situation: the supply can be counted by value instead, and is mixed then. */
export type GivenGoldRush = Partial<Omit<GoldRushPart, 'supply'>> & {
  readonly supply?: readonly TokenValue[] | Readonly<Partial<Record<TokenValue, number>>>;
};
