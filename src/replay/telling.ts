/** All that is needed to tell a frame in one language. */

import type { CellWindow } from '../drawing/index.ts';
import { findTile, getTile, type RuleId, type TileName } from '../engine/index.ts';
import { cellNames } from '../words/cells.ts';
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

export const tellingFor = (
  game: GameWords,
  replay: ReplayWords,
  ruleHref: Telling['ruleHref'],
  shown: CellWindow,
): Telling => ({
  game,
  replay,
  ctx: { names: cellNames([shown.x, shown.y]), tile: tileNamed },
  ruleHref,
});
