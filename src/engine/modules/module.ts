/** What a rule module adds to the game. All of a module is in its folder; nothing outside asks for it by name. */
import type { Board } from '../board/board.ts';
import type { Situation, SituationProblem } from '../situation.ts';
import type { Agreement, FeatureRef, Follower, GameState, PointItem, Supply } from '../state.ts';
import type { TileSet } from '../tiles/catalogue.ts';
import type { Phase, Slot } from '../turn/phase.ts';
import type { ModuleName, Player } from '../words.ts';
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

export interface RuleModule {
  readonly name: ModuleName;
  readonly tiles: TileSet;
  readonly phases: Partial<Readonly<Record<Slot, Phase>>>;
  /** The pieces each player begins with. */
  pieces(players: number): Supply;
  /** What the module keeps when a game begins. */
  begin?(agreement: Agreement): Parts;
  /** What is wrong with its part of a written situation. Only asked if all tiles are known and apart. */
  judge?(situation: Situation, board: Board): SituationProblem[];
  /** What of a written situation needs the module although it does not take part. */
  foreign?(situation: Situation): SituationProblem[];
  /** What it makes of a written situation. */
  settle?(situation: Situation): Settled;
  /** What it makes of a completed city at a field, if that is no longer a plain city (CASTLE-28). */
  cityOnField?(state: GameState, city: FeatureRef): CityOnField | undefined;
}
