/** How the command line names the cells of a board: as the pages do. */
import { windowOf } from '../drawing/marks.ts';
import { type Cell, findTile, getTile, isGame, type TileName } from '../engine/index.ts';
import { marksOf } from '../replay/story.ts';
import type { Frame } from '../scenario/index.ts';
import { type Context, cellNames } from '../words/index.ts';

/** Where a situation cannot be shown, a cell keeps its numbers. */
export const cellsAsWritten = ([x, y]: Cell): string => `[${x}, ${y}]`;

/** The cells that all these frames need: the north-western one is A1. */
export const windowFor = (frames: readonly Frame[]) =>
  windowOf(
    frames.map(({ state }) => state),
    frames.map(marksOf),
  );

const tileNamed = (name: TileName) => ('reason' in findTile(name) ? undefined : getTile(name));

/** What sentences about these frames need. */
export function contextFor(frames: readonly Frame[]): Context {
  const { x, y } = windowFor(frames);
  return { names: cellNames([x, y]), tile: tileNamed, game: frames[0]?.state.agreement.modules.find(isGame) };
}
