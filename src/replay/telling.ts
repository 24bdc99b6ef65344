/** All that is needed to tell a frame in one language. */

import type { CellWindow } from '../drawing/index.ts';
import { findTile, type GameState, getTile, isGame, type RuleId, type TileName } from '../engine/index.ts';
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

const tileNamed = (name: TileName) => ('reason' in findTile(name) ? undefined : getTile(name));

/** The north-western square of the window is A1. */
export const tellingFor = (
  game: GameWords,
  replay: ReplayWords,
  ruleHref: Telling['ruleHref'],
  { x, y }: CellWindow,
  { agreement }: Pick<GameState, 'agreement'>,
): Telling => ({
  game,
  replay,
  ctx: { names: grownCellNames([x, y]), tile: tileNamed, game: agreement.modules.find(isGame) },
  ruleHref,
});
