/** What a rule module adds to the game. All of a module is in its folder; nothing outside asks for it by name. */
import type { Board, Feature } from '../board/board.ts';
import type { Placement } from '../board/halves.ts';
import type { Cell } from '../geometry.ts';
import type { Situation, SituationProblem } from '../situation.ts';
import type {
  Agreement,
  Choice,
  FeatureRef,
  Figure,
  Follower,
  GameEvent,
  GameState,
  PointItem,
  Refusal,
  Supply,
} from '../state.ts';
import type { TileName } from '../tiles/catalogue.ts';
import type { Segment } from '../tiles/tile.ts';
import type { Citations } from '../turn/citations.ts';
import type { Draft } from '../turn/draft.ts';
import type { Phase, Slot } from '../turn/phase.ts';
import type { FeatureKind, Player, RuleId } from '../words.ts';
import type { Box } from './box.ts';
import type { Parts } from './parts.ts';

/** What a module makes of a written situation: what it keeps, the pieces this uses up, followers of its own places. */
export interface Settled {
  readonly parts: Parts;
  readonly used?: Readonly<Partial<Record<Player, Supply>>>;
  readonly followers?: readonly Follower[];
}

/** What a completed city at a field counts as, and the points beyond the usual. */
export interface CityOnField {
  readonly what: PointItem['what'];
  readonly bonus: number;
}

/** A feature that is to be scored. */
export interface Scoring {
  readonly state: GameState;
  readonly board: Board;
  readonly feature: Feature;
  /** Completed during the game, or as it stands at its end. */
  readonly complete: boolean;
}

/** How one kind of feature scores. */
export interface FeatureRule {
  /** What one share of it is worth. */
  items(scoring: Scoring): PointItem[];
  /** The rule by which it scores. */
  rule(scoring: Scoring): RuleId;
  /** The tiles whose gold it gives out when it is completed (GOLD-39); those it stands on unless given. */
  reach?(scoring: Scoring): readonly Cell[];
  /** Of the figures on it those that take part; all unless given. */
  scorers?(scoring: Scoring, figures: readonly Follower[]): Follower[];
  /** Whether it can be completed with these figures on it (GF-MON-06). */
  completes?(figures: readonly Follower[]): boolean;
}

/** What can be done in place of a figure, or with other figures than a plain follower. */
export interface FollowerStep {
  /** More figures that could stand on a segment of the tile just placed, were its feature free. */
  figures?(agreement: Agreement, segment: Segment): readonly Figure[];
  /** The rule by which no figure at all may stand on such a segment, if there is one. */
  closes?(agreement: Agreement, segment: Segment): RuleId | undefined;
  /** Other things to do instead. */
  choices?(state: GameState): readonly Choice[];
  /** Whether a choice is one of these things. */
  owns?(choice: Choice): boolean;
  play?(draft: Draft, choice: Choice): void;
  refusal?(state: GameState, choice: Choice): Refusal | undefined;
  /** Why something that another module offers instead of a figure is forbidden. */
  forbids?(state: GameState, choice: Choice): Refusal | undefined;
}

/** The rules that a module names besides those that its own events follow. */
export interface Citing {
  /** Those by which a game is set up. */
  readonly setUp?: readonly RuleId[];
  /** Those that are at work in what happens, whoever tells it; called as it is told. */
  also?(state: GameState, event: GameEvent): readonly RuleId[];
}

export interface RuleModule extends Citing {
  readonly box: Box;
  /** Only the modules that are a game. */
  readonly citations?: Citations;
  readonly phases: Partial<Readonly<Record<Slot, Phase>>>;
  /** The kinds of feature that it brings. */
  readonly features?: Partial<Readonly<Record<FeatureKind, FeatureRule>>>;
  readonly follower?: FollowerStep;
  /** Whether it can bring several figures onto one tile. */
  readonly crowds?: boolean;
  /** What the module keeps when a game begins with this tile, and the next state of chance if it needs any. */
  begin?(agreement: Agreement, random: number, start: TileName): { readonly parts: Parts; readonly random?: number };
  /** Placements that the edges alone do not allow. */
  morePlacements?(state: GameState, tile: TileName): readonly Placement[];
  /** Why a placement is forbidden that the edges allow. */
  bars?(state: GameState, tile: TileName, placement: Placement): Refusal | undefined;
  /** Changes what a feature is worth; called with the items of the feature's own rule. */
  adjust?(scoring: Scoring, items: readonly PointItem[]): readonly PointItem[];
  /** Further rules that were at work in what a feature is worth. */
  cites?(scoring: Scoring): readonly RuleId[];
  /** Asked when the pile is empty: whether the active player's turn still takes place. */
  goesOn?(state: GameState): boolean;
  /** What is wrong with its part of a written situation. Only asked if all tiles are known and apart. */
  judge?(situation: Situation, board: Board): SituationProblem[];
  /** What of a written situation needs the module although it does not take part. */
  foreign?(situation: Situation): SituationProblem[];
  /** What it makes of a written situation. */
  settle?(situation: Situation, board: Board): Settled;
  /** What it makes of a completed city at a field, if that is no longer a plain city (CASTLE-28). */
  cityOnField?(state: GameState, city: FeatureRef): CityOnField | undefined;
}
