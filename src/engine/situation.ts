/**
 * A situation that somebody wrote down, perhaps impossible, and the problems it can have.
 *
 * `judgeSituation` turns it into a position of a game, or says what is wrong with it and where.
 */
import type { Cell } from './geometry.ts';
import type { Castle } from './modules/castles/part.ts';
import { MODULE_PROBLEMS } from './modules/kinds.ts';
import type { GivenParts } from './modules/parts.ts';
import type { Agreement, Follower, Pile, PlacedTile } from './state.ts';
import type { PieceKind, Player, RuleId } from './words.ts';

export interface Situation {
  readonly agreement: Agreement;
  readonly active: Player;
  readonly tiles: readonly PlacedTile[];
  /** `on` may name a segment by any of its sides or half sides. */
  readonly followers: readonly Follower[];
  readonly gold: readonly { readonly cell: Cell; readonly count: number }[];
  readonly castles: readonly (Omit<Castle, 'built'> & { readonly lord: boolean })[];
  readonly points: Readonly<Partial<Record<Player, number>>>;
  readonly owned: Readonly<Partial<Record<Player, number>>>;
  /** Where given, in place of what the board leaves of a player's own pieces. */
  readonly supply: Readonly<Partial<Record<Player, Readonly<Partial<Record<PieceKind, number>>>>>>;
  readonly goldSupply?: number;
  readonly pile: Pile;
  /** What the other modules keep, as far as it is written down. */
  readonly parts: GivenParts;
  /** The state of chance: the same seed shuffles alike. */
  readonly seed: number;
}

export const SITUATION_PROBLEMS = [
  'no-tiles',
  'unknown-tile',
  'cell-out-of-range',
  'two-tiles-on-a-cell',
  'edges-differ',
  'not-connected',
  'too-few-players',
  'player-twice',
  'player-not-seated',
  'active-not-seated',
  'follower-on-empty-cell',
  'no-such-spot',
  'follower-on-completed-feature',
  'two-followers-on-a-tile',
  'too-many-followers',
  'gold-without-module',
  'gold-on-empty-cell',
  'bad-gold-count',
  'too-much-gold',
  'castle-without-module',
  'castle-not-a-small-city',
  'castle-twice',
  'too-many-castles',
  'bad-number',
  'two-games',
  'module-of-another-game',
  'tile-of-another-game',
  'figure-not-allowed',
  'part-without-module',
  'half-tile',
  ...MODULE_PROBLEMS,
] as const;
export type SituationProblemReason = (typeof SITUATION_PROBLEMS)[number];

/** What is wrong, where in the situation (`followers[2]`), by which rule, and on which cells. */
export interface SituationProblem {
  readonly reason: SituationProblemReason;
  readonly at: string;
  readonly rule?: RuleId;
  readonly cells: readonly Cell[];
  /** The text, name or number that is wrong, where there is one. */
  readonly found?: string;
}
