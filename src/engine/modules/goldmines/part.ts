/** What the gold module keeps. */
import type { Cell } from '../../geometry.ts';
import type { Claim, FeatureRef } from '../../state.ts';
import type { Player } from '../../words.ts';

/** Gold lying on one tile; `count` is at least 1. */
export interface GoldOnTile {
  readonly cell: Cell;
  readonly count: number;
}

/** The award of this turn while it lasts. */
export interface Award {
  /** Everybody's claims at its start. */
  readonly claims: readonly Claim[];
  /** Whose go it is. */
  readonly seat: Player;
  /** Players who have been told that nothing is left for them. */
  readonly missed: readonly Player[];
  /** Pieces taken so far. */
  readonly taken: Readonly<Partial<Record<Player, number>>>;
  /** RGG division only: the features that have given a piece in this go (GOLD-53). */
  readonly visited: readonly FeatureRef[];
}

export interface GoldminesPart {
  /** Pieces in the common supply. */
  readonly supply: number;
  readonly onBoard: readonly GoldOnTile[];
  /** Pieces taken out of play at the end (GOLD-43). */
  readonly removed: number;
  /** Pieces collected. */
  readonly owned: Readonly<Partial<Record<Player, number>>>;
  readonly award?: Award;
}
