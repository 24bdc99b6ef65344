/**
 * What every language must be able to say about a game.
 *
 * A sentence starts with a capital and ends with a full stop. A label is short, in lower case and without a stop. All of
 * it is plain text. Each table has an entry for every kind the engine knows: a missing one does not compile.
 */
import type {
  Cell,
  Choice,
  ChoiceKind,
  Decision,
  DecisionKind,
  EventKind,
  GAMES,
  GameEvent,
  Player,
  Refusal,
  RefusalReason,
  ScoredKind,
  SituationProblem,
  SituationProblemReason,
  Tile,
  TileName,
  TileProblem,
} from '../engine/index.ts';
import type { Locale } from './locale.ts';
import type { Role } from './spots.ts';
import type { StandingReason } from './verdict.ts';

export type Game = (typeof GAMES)[number];

/** What sentences need besides the thing they tell. */
export interface Context {
  /** The name of a cell on the board shown: `C2`. */
  readonly names: (cell: Cell) => string;
  /** The tile of that name. Where it is given, a drawn tile is described in words. */
  readonly tile?: (name: TileName) => Tile | undefined;
  /** The game that is played, Carcassonne unless given: each has its own word for the figures. */
  readonly game?: Game | undefined;
}

export interface ChoiceContext extends Context {
  /** The decision that the choice answers: it knows values and claims. */
  readonly decision?: Decision;
  /** All choices offered: the place on the tile is named only where two of them would read alike. */
  readonly among?: readonly Choice[];
}

/** The events of one kind; written so that an event and the entry for its kind are seen to belong together. */
export type EventOf<K extends EventKind> = {
  readonly [P in K]: { readonly kind: P } & Extract<GameEvent, { kind: P }>;
}[K];
export type DecisionOf<K extends DecisionKind> = {
  readonly [P in K]: { readonly kind: P } & Extract<Decision, { kind: P }>;
}[K];
export type ChoiceOf<K extends ChoiceKind> = {
  readonly [P in K]: { readonly kind: P } & Extract<Choice, { kind: P }>;
}[K];

export interface PlayerWords {
  /** As the subject of a sentence: `Red`. */
  readonly name: string;
  /** Behind a thing of theirs: `of Red`, `Czerwonego`, `lui Roșu`. */
  readonly of: string;
  /** One letter of the name, different for each player. */
  readonly initial: string;
  /** The colour itself: `red`. */
  readonly colour: string;
}

export interface DecisionWords<K extends DecisionKind> {
  /** A sentence that starts with the player's name. */
  readonly tell: (decision: DecisionOf<K>, ctx: Context) => string;
  /** A short question. */
  readonly ask: (decision: DecisionOf<K>, ctx: Context) => string;
  /** A label: what the choice `pass` means here, where it is not the usual “no follower”. */
  readonly pass?: string;
}

/** What can be counted in a sentence. */
export const COUNTABLES = [
  'tile',
  'gold',
  'follower',
  'point',
  'shield',
  'city',
  'road',
  'castle',
  'bonus',
  'gift',
  'emptySquare',
  'tileInLine',
  'mistTile',
  'cowboy',
  'nugget',
  'railroad',
  'locomotive',
  'camp',
  'herd',
  'token',
  'bid',
] as const;
export type Countable = (typeof COUNTABLES)[number];

/** What a language calls the things of a game: all that is said of a board on which nothing happens. */
export interface NamingWords {
  readonly locale: Locale;
  readonly players: Readonly<Record<Player, PlayerWords>>;
  /** `city`, in lower case. */
  readonly features: Readonly<Record<ScoredKind, string>>;
  /** What a figure is called: `knight`. */
  readonly roles: Readonly<Record<Role, string>>;
  /** The same with where it stands, as a label: `knight (top)`. */
  readonly figure: (figure: ChoiceOf<'follower'>, ctx: ChoiceContext) => string;
  /** `4 tiles` */
  readonly count: (what: Countable, count: number) => string;
  /** `A1, B1 and C1` */
  readonly and: (parts: readonly string[]) => string;
  /** What a tile shows, as a label: `city, 2 roads`. */
  readonly tile: (tile: Tile) => string;
  /** How it lies, as a label: `turned 90°`. */
  readonly turned: (quarters: number) => string;
}

export interface GameWords extends NamingWords {
  readonly events: { readonly [K in EventKind]: (event: EventOf<K>, ctx: Context) => string };
  readonly decisions: { readonly [K in DecisionKind]: DecisionWords<K> };
  /** Labels. */
  readonly choices: { readonly [K in ChoiceKind]: (choice: ChoiceOf<K>, ctx: ChoiceContext) => string };
  readonly refusals: Readonly<Record<RefusalReason, (refusal: Refusal, ctx: Context) => string>>;
  readonly situation: Readonly<Record<SituationProblemReason, (problem: SituationProblem, ctx: Context) => string>>;
  readonly tileProblems: Readonly<Record<TileProblem['reason'], (problem: TileProblem) => string>>;

  /** Label: what a castle scores as much as, `as much as the city`; the kind of feature may not be known. */
  readonly asMuchAs: (like?: ScoredKind) => string;
  /** Labels: why a player with so many followers there got points, or none. */
  readonly standings: Readonly<Record<StandingReason, (followers: number, ctx: Pick<Context, 'game'>) => string>>;
  /** Label: no follower stands on the feature. */
  readonly nobody: string;
  readonly claims: {
    /** Labels: what gives the right to gold. */
    readonly because: Readonly<Record<ScoredKind, string>>;
    /** `only C2` */
    readonly only: (cell: string) => string;
    /** Label: no right to gold. */
    readonly none: string;
  };
}
