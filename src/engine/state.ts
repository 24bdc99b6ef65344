/**
 * The shapes of a game: its state, what has to be decided, what can be chosen, what happened and why not.
 *
 * All of it is plain JSON data and never mutated. A cell is `[x, y]`, a spot names a segment in the directions of the
 * board (`city:NE`, `road:S`, `cloister`, `field:NL.NR`), or for a lord the direction in which his castle lies:
 * `castle:S`, `castle:E`.
 */
import type { Cell } from './geometry.ts';
import type { ModuleChoice, ModuleDecision, ModuleEvent, ModulePhase } from './modules/kinds.ts';
import { MODULE_REFUSALS } from './modules/kinds.ts';
import type { Parts } from './modules/parts.ts';
import type { Options } from './options.ts';
import type { TileName } from './tiles/catalogue.ts';
import type { Spot } from './tiles/tile.ts';
import type { FigurePiece, ModuleName, PieceKind, Player, RuleId, ScoredKind, Turn, Way } from './words.ts';

// --- state ---------------------------------------------------------------------------------------------------------

/** A tile on the table. */
export interface PlacedTile {
  readonly tile: TileName;
  readonly cell: Cell;
  readonly turn: Turn;
  /** A bridge over it (BRIDGE-01). */
  readonly bridge?: Way;
}

/** How a piece stands on a feature. */
export interface Figure {
  /** A plain follower unless given. */
  readonly piece?: FigurePiece;
  /** On a special monastery: lying, to stay until the end (GF-MON-02). */
  readonly as?: 'prior';
}

/** A figure on the table. A lord stands on the northern or western cell of his castle, `on` leads to the other. */
export interface Follower extends Figure {
  readonly player: Player;
  readonly cell: Cell;
  readonly on: Spot;
}

/** What was agreed before the first tile: it never changes during a game. */
export interface Agreement {
  readonly modules: readonly ModuleName[];
  readonly options: Options;
  /** Seats, clockwise. */
  readonly players: readonly Player[];
  /** Cards and tokens that lie face down are named in the events, for a reader who looks over everybody's shoulder. */
  readonly reveal?: boolean;
}

/** The tiles still to come, in order. After the last of them the game ends, or nothing is known. */
export interface Pile {
  readonly order: readonly TileName[];
  readonly drawn: number;
  readonly then: 'end' | 'unknown';
}

/** The pieces a player has at hand. */
export type Supply = Readonly<Partial<Record<PieceKind, number>>>;

/** Where in the turn, or in the final scoring, the game stands. See `turn/sequence.ts`. */
export type PhaseName =
  | 'begin-turn'
  | 'draw'
  | 'place-tile'
  | 'place-gold'
  | 'place-follower'
  | 'complete'
  | 'build-castles'
  | 'score'
  | 'score-castles'
  | 'award-gold'
  | 'end-turn'
  | 'final-begin'
  | 'final-remove-gold'
  | 'final-features'
  | 'final-castles'
  | 'final-fields'
  | 'final-gold'
  | 'final-end'
  | 'over'
  | ModulePhase;

/** What points are given for. `feature` is the value of another feature, `bonus` a fixed sum. */
export const POINT_KINDS = [
  'tiles',
  'shields',
  'cities',
  'castles',
  'gold',
  'feature',
  'bonus',
  'followers',
  'gifts',
  'empty',
  'line',
  'mist',
  'nuggets',
  'railroads',
  'towns',
  'camps',
  'herds',
  'tokens',
  'bid',
] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** Points as a sum that one can check. */
export interface PointItem {
  readonly what: PointKind;
  readonly count: number;
  /** Points for each. */
  readonly each: number;
  /** `count × each`. */
  readonly points: number;
  /** The cells counted, in order; a castle's `feature` item counts those of the feature that triggered it. */
  readonly cells: readonly Cell[];
}

/** A way to name a feature that lasts: one of its segments. `cells` are the tiles it stands on, in order. */
export interface FeatureRef {
  readonly kind: ScoredKind;
  readonly cell: Cell;
  readonly on: Spot;
  readonly cells: readonly Cell[];
}

/** Who takes part in the scoring of a feature: followers on it, points from it. */
export interface Standing {
  readonly player: Player;
  readonly followers: number;
  readonly points: number;
}

/** A feature completed in this turn: what other modules may build upon. */
export interface Completed {
  readonly feature: FeatureRef;
  /** Its own points, whoever gets them (CASTLE-25). */
  readonly items: readonly PointItem[];
  readonly value: number;
  /** The players with the majority; empty if nobody stands on it. */
  readonly owners: readonly Player[];
  /** The tiles whose gold it gives out (GOLD-39). */
  readonly reach: readonly Cell[];
  /** For a castle: the feature whose value it scored, perhaps handed on by other castles (CASTLE-20). */
  readonly origin?: FeatureRef;
}

/** What has happened in the turn so far; empty again when the next begins. */
export interface TurnRecord {
  readonly placed?: PlacedTile;
  /** The other half, where a tile covers two squares. */
  readonly half?: PlacedTile;
  /** Segments built onto tiles that lay there, whose features may be complete now. */
  readonly built?: readonly { readonly cell: Cell; readonly on: Spot }[];
  /** Tiles drawn in this turn that fitted nowhere. */
  readonly aside?: readonly TileName[];
  readonly completed: readonly Completed[];
}

export interface GameState {
  readonly agreement: Agreement;
  /** Counts from 1. */
  readonly turn: number;
  readonly active: Player;
  readonly phase: PhaseName;
  /** The tile drawn and not yet placed. */
  readonly hand?: TileName;
  /** Set if the tile in hand was not drawn but is the player's own. */
  readonly own?: true;
  /** Tiles that have left the pile and are still to be played: by this player, or by whoever comes to have it. */
  readonly reserved?: readonly { readonly tile: TileName; readonly player?: Player }[];
  readonly pile: Pile;
  /** Tiles that fitted nowhere (BASE-14). */
  readonly aside: readonly TileName[];
  readonly tiles: readonly PlacedTile[];
  readonly followers: readonly Follower[];
  readonly points: Readonly<Partial<Record<Player, number>>>;
  readonly supply: Readonly<Partial<Record<Player, Supply>>>;
  /** The state of the random generator: all chance comes from it. */
  readonly random: number;
  readonly record: TurnRecord;
  /** What each module keeps. */
  readonly parts: Parts;
}

// --- deciding ------------------------------------------------------------------------------------------------------

/** Gold that a player may take from one cell, and the features that entitle him to it. */
export interface Claim {
  readonly player: Player;
  readonly cell: Cell;
  readonly because: readonly FeatureRef[];
}

type DecisionBody =
  | { readonly kind: 'place-tile'; readonly player: Player; readonly rule: RuleId; readonly tile: TileName }
  | { readonly kind: 'place-gold'; readonly player: Player; readonly rule: RuleId }
  | { readonly kind: 'place-follower'; readonly player: Player; readonly rule: RuleId; readonly cell: Cell }
  | { readonly kind: 'build-castle'; readonly player: Player; readonly rule: RuleId; readonly cells: readonly Cell[] }
  | {
      readonly kind: 'score-castle';
      readonly player: Player;
      readonly rule: RuleId;
      readonly cells: readonly Cell[];
      readonly features: readonly { readonly feature: FeatureRef; readonly value: number }[];
    }
  | { readonly kind: 'take-gold'; readonly player: Player; readonly rule: RuleId; readonly claims: readonly Claim[] }
  | ModuleDecision;

/** Who must decide what. `rule` is the rule that gives the decision to this player, further rules shape it. */
export type Decision = DecisionBody & { readonly also?: readonly RuleId[] };
export type DecisionKind = Decision['kind'];

/** One legal, or tried, answer to a decision. */
export type Choice =
  | { readonly kind: 'tile'; readonly cell: Cell; readonly turn: Turn }
  /** The second gold piece (GOLD-12). */
  | { readonly kind: 'gold'; readonly cell: Cell }
  /** A figure on a segment of the tile just placed; `cell` for the other half of a tile that covers two squares. */
  | ({ readonly kind: 'follower'; readonly on: Spot; readonly cell?: Cell } & Figure)
  /** No follower. */
  | { readonly kind: 'pass' }
  /** Turn the small city on this cell into a castle, or score it. */
  | { readonly kind: 'castle'; readonly cell: Cell; readonly build: boolean }
  /** The feature that a castle scores, named by one of its segments. */
  | { readonly kind: 'score'; readonly cell: Cell; readonly on: Spot }
  /** Take one piece of gold. */
  | { readonly kind: 'take'; readonly cell: Cell }
  | ModuleChoice;
export type ChoiceKind = Choice['kind'];

export const REFUSALS = [
  'game-over',
  'nothing-known-to-draw',
  'decide-first',
  'malformed',
  'cell-taken',
  'cell-too-far',
  'touches-nothing',
  'edges-differ',
  'no-such-spot',
  'feature-occupied',
  'no-followers-left',
  'gold-on-empty-cell',
  'gold-on-own-tile',
  'gold-too-far',
  'not-this-city',
  'no-castle-left',
  'not-a-small-city',
  'castle-needs-one-follower',
  'feature-not-offered',
  'no-gold-there',
  'no-claim',
  'figure-not-allowed',
  ...MODULE_REFUSALS,
] as const;
export type RefusalReason = (typeof REFUSALS)[number];

/** Why a choice is not legal: the rule that forbids it and the cells concerned. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly rule: RuleId;
  readonly also?: readonly RuleId[];
  readonly cells: readonly Cell[];
  /** For `decide-first`: what has to be decided now, and by whom. */
  readonly pending?: Decision;
}

// --- what happened -------------------------------------------------------------------------------------------------

type EventBody =
  | { readonly kind: 'turn-began'; readonly player: Player; readonly turn: number }
  | { readonly kind: 'tile-drawn'; readonly player: Player; readonly tile: TileName }
  /** Fits nowhere: out of the game, another is drawn. */
  | { readonly kind: 'tile-set-aside'; readonly player: Player; readonly tile: TileName }
  | {
      readonly kind: 'tile-placed';
      readonly player: Player;
      readonly tile: TileName;
      readonly cell: Cell;
      readonly turn: Turn;
    }
  /** One piece onto a cell; `own` for the tile just placed. */
  | { readonly kind: 'gold-placed'; readonly player: Player; readonly cell: Cell; readonly own: boolean }
  /** The supply could not give both pieces (GOLD-20). */
  | { readonly kind: 'gold-short'; readonly player: Player; readonly missing: number }
  | ({ readonly kind: 'follower-placed'; readonly player: Player; readonly cell: Cell; readonly on: Spot } & Figure)
  | { readonly kind: 'follower-declined'; readonly player: Player }
  /** Nothing could be chosen: no follower left, or no free feature on the tile. */
  | {
      readonly kind: 'follower-impossible';
      readonly player: Player;
      readonly why: 'no-followers-left' | 'no-free-feature';
    }
  | { readonly kind: 'castle-built'; readonly player: Player; readonly cells: readonly Cell[] }
  | { readonly kind: 'castle-declined'; readonly player: Player; readonly cells: readonly Cell[] }
  /** A small city that could have become a castle, had its owner a token left. */
  | { readonly kind: 'castle-impossible'; readonly player: Player; readonly cells: readonly Cell[] }
  /**
   * A feature was scored, or nobody scored it. `standings` holds everybody with followers on it, most followers first;
   * `final` marks the final scoring. `items` are those of one share; every tied player gets all of it.
   */
  | {
      readonly kind: 'feature-scored';
      readonly feature: FeatureRef;
      readonly items: readonly PointItem[];
      readonly value: number;
      readonly standings: readonly Standing[];
      readonly final: boolean;
    }
  /** A completed city scored over all the fields around it (BASE-42). */
  | {
      readonly kind: 'city-supplied';
      readonly feature: FeatureRef;
      readonly items: readonly PointItem[];
      readonly value: number;
      readonly standings: readonly Standing[];
    }
  | { readonly kind: 'followers-returned'; readonly followers: readonly Follower[] }
  /** `by` is the feature whose value it scores; `wave` 0 directly, then handed on by one more castle each. */
  | {
      readonly kind: 'castle-scored';
      readonly player: Player;
      readonly cells: readonly Cell[];
      readonly by: FeatureRef;
      readonly items: readonly PointItem[];
      readonly points: number;
      readonly wave: number;
    }
  /** The award begins: who may take what. */
  | { readonly kind: 'gold-claimed'; readonly claims: readonly Claim[] }
  | { readonly kind: 'gold-taken'; readonly player: Player; readonly cell: Cell }
  /** Had a claim, and nothing of it is left (GOLD-31, GOLD-32). `taken` is what he did get. */
  | { readonly kind: 'gold-missed'; readonly player: Player; readonly taken: number }
  /** Gold on a completed feature that nobody may take. */
  | { readonly kind: 'gold-left'; readonly feature: FeatureRef; readonly cells: readonly Cell[] }
  | { readonly kind: 'final-scoring-began' }
  | { readonly kind: 'gold-removed'; readonly count: number; readonly cells: readonly Cell[] }
  | { readonly kind: 'castle-unscored'; readonly player: Player; readonly cells: readonly Cell[] }
  | {
      readonly kind: 'gold-scored';
      readonly player: Player;
      readonly items: readonly PointItem[];
      readonly points: number;
    }
  | {
      readonly kind: 'game-ended';
      readonly points: Readonly<Partial<Record<Player, number>>>;
      readonly winners: readonly Player[];
    }
  | ModuleEvent;

/** What happened, the rule it follows, and further rules that were at work. */
export type GameEvent = EventBody & { readonly rule: RuleId; readonly also?: readonly RuleId[] };
export type EventKind = GameEvent['kind'];

/** The state after a choice, with all that happened up to the next decision. */
export interface Outcome {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}
