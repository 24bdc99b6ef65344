/**
 * A scenario document: what somebody wrote down. It may be impossible; `judge.ts` says.
 *
 * One document is an example on a page, a test of the engine and a file to hand on. Format: `docs/scenario-format.md`.
 */
import type {
  Cell,
  Choice,
  EventKind,
  Figure,
  GivenParts,
  ModuleName,
  Player,
  RefusalReason,
  RuleId,
  Supply,
  TileName,
  Turn,
  Way,
} from '../engine/index.ts';

export const FORMAT = 1;

export const LOCALES = ['en', 'nl', 'pl', 'ro'] as const;
export type Locale = (typeof LOCALES)[number];

/** Plain text, per language. Never markup. */
export type Text = Readonly<Partial<Record<Locale, string>>>;

/** Named by the author, unique in the document, never changed: `a-z`, `0-9` and `-`. */
export type StepId = string;

/** Options given only where they differ from the default. */
export type ModuleOptions = Readonly<Record<string, string | number | boolean>>;

/** A figure; a plain follower unless `piece` or `as` says more. */
export interface FollowerDocument extends Figure {
  readonly player: Player;
  readonly cell: Cell;
  readonly on: string;
}

export interface BoardDocument {
  /** `[x, y, tile, turn]` */
  readonly tiles: readonly (readonly [x: number, y: number, tile: TileName, turn: Turn])[];
  /** `on` is a spot in the directions of the board; any one side or half side of the segment will do: `city:N`. */
  readonly followers?: readonly FollowerDocument[];
  /** `[x, y, pieces]` */
  readonly gold?: readonly (readonly [x: number, y: number, count: number])[];
  /** Bridges, each over one of the tiles. */
  readonly bridges?: readonly (readonly [x: number, y: number, way: Way])[];
  /** Castles of earlier turns; with `lord` unless it has scored. */
  readonly castles?: readonly {
    readonly player: Player;
    readonly cells: readonly [Cell, Cell];
    readonly lord?: boolean;
  }[];
}

/** Part of an event: every field given must be equal. */
export type EventPattern = { readonly kind: EventKind } & Readonly<Record<string, unknown>>;

/** What must hold after a step. Only what is written is checked. */
export interface Expectation {
  /** Total points. */
  readonly points?: Readonly<Partial<Record<Player, number>>>;
  /** Gold owned. */
  readonly gold?: Readonly<Partial<Record<Player, number>>>;
  /** All gold on the board, `[x, y, pieces]`, in any order; `[]` for none. */
  readonly goldOnBoard?: readonly (readonly [number, number, number])[];
  readonly goldSupply?: number;
  /** Followers in the supply. */
  readonly followers?: Readonly<Partial<Record<Player, number>>>;
  /** Castle tokens in the supply. */
  readonly castles?: Readonly<Partial<Record<Player, number>>>;
  /** Any pieces in the supply. */
  readonly supply?: Readonly<Partial<Record<Player, Supply>>>;
  /** Part of what the modules keep: every field given must be equal, lists in full. */
  readonly parts?: Readonly<Record<string, unknown>>;
  /** Followers that stand on the board, all of them, in any order. */
  readonly onBoard?: readonly FollowerDocument[];
  /** Events of this step, in this order; others may lie between. */
  readonly events?: readonly EventPattern[];
  /** Events that did not happen in this step. */
  readonly never?: readonly EventPattern[];
  /** Who must decide what afterwards; `none` if the document knows no further decision. */
  readonly decision?: { readonly kind: string; readonly player?: Player } | 'none';
  /** Choices that are offered afterwards. */
  readonly offers?: readonly Choice[];
  /** Choices that are refused afterwards, and why. */
  readonly refuses?: readonly { readonly choice: Choice; readonly reason: RefusalReason; readonly rule?: RuleId }[];
  /** How many choices are offered afterwards, of each kind. */
  readonly choices?: Readonly<Record<string, number>>;
}

export interface Step {
  readonly id: StepId;
  /** The choices made, in order; those the engine makes by itself are left out. */
  readonly do: readonly Choice[];
  readonly expect?: Expectation;
  /** The ways it can go on from here; only on the last step of a list. */
  readonly branches?: readonly Branch[];
}

/** One of several ways to go on. */
export interface Branch {
  readonly id: StepId;
  /** At the very start only: another player is active. */
  readonly active?: Player;
  readonly steps: readonly Step[];
}

export interface ScenarioDocument {
  readonly format: typeof FORMAT;
  /** `module/name`, unique and never changed. */
  readonly id: string;
  /** The documented examples it shows: `GOLD-EX-1A`. */
  readonly examples?: readonly string[];
  /** The rules it shows. */
  readonly rules?: readonly RuleId[];
  /** `derived` where the outcome is our own conclusion. */
  readonly standing?: 'official' | 'derived' | 'open';
  readonly title: Text;
  /** Captions, keyed by step id (`start` for the situation before the first step) or branch id (its label at the fork). */
  readonly captions?: Readonly<Record<StepId, Text>>;
  readonly modules: Readonly<Partial<Record<ModuleName, ModuleOptions>>>;
  /** Seats, clockwise. */
  readonly players: readonly Player[];
  readonly active: Player;
  readonly board: BoardDocument;
  /** Points so far; 0 where not given. */
  readonly points?: Readonly<Partial<Record<Player, number>>>;
  /** Gold owned so far. */
  readonly gold?: Readonly<Partial<Record<Player, number>>>;
  /** Pieces at hand, where they differ from what the board leaves of the player's own. */
  readonly supply?: Readonly<Partial<Record<Player, Supply>>>;
  /** What the other modules keep: cards, tokens, tents. As in the state of a game, as far as it matters. */
  readonly parts?: GivenParts;
  /** The state of chance, 0 where it does not matter: the same seed shuffles alike. */
  readonly seed?: number;
  /** The reader sees cards and tokens that lie face down. */
  readonly reveal?: boolean;
  /** Gold in the common supply, where it differs from 16 less the gold on the board and owned. */
  readonly goldSupply?: number;
  /** The tiles that are drawn next, in order. */
  readonly next: readonly TileName[];
  /** What follows after them: the end of the game, or nothing that is known. */
  readonly then?: 'end' | 'unknown';
  /** What must hold at the start. */
  readonly expect?: Expectation;
  readonly steps?: readonly Step[];
  /** Instead of `steps`: the document forks at once. */
  readonly branches?: readonly Branch[];
}

/** An expectation that did not hold. */
export interface Difference {
  /** Where in `expect`: `gold.red`. */
  readonly at: string;
  readonly expected: unknown;
  readonly actual: unknown;
}
