/** All that is needed to tell a frame in one language. */

import type { CellWindow } from '../drawing/index.ts';
import {
  findTile,
  type GameState,
  getTile,
  isGame,
  type ModuleName,
  type RuleId,
  type TileName,
} from '../engine/index.ts';
import { grownCellNames } from '../words/cells.ts';
import type { Context, GameWords } from '../words/game.ts';
import type { ReplayWords } from '../words/replay.ts';

export interface Telling {
  readonly game: GameWords;
  readonly replay: ReplayWords;
  readonly ctx: Context;
  /** The address of a rule unit in this language. */
  readonly ruleHref: (rule: RuleId) => string;
}

/** How things are named where the north-western square of the window is A1. */
export const contextIn = ({ x, y }: CellWindow, modules: readonly ModuleName[]): Context => ({
  names: grownCellNames([x, y]),
  tile: tileNamed,
  game: modules.find(isGame),
});

const tileNamed = (name: TileName) => ('reason' in findTile(name) ? undefined : getTile(name));

export const tellingFor = (
  game: GameWords,
  replay: ReplayWords,
  ruleHref: Telling['ruleHref'],
  window: CellWindow,
  { agreement }: Pick<GameState, 'agreement'>,
): Telling => ({
  game,
  replay,
  ctx: contextIn(window, agreement.modules),
  ruleHref,
});
