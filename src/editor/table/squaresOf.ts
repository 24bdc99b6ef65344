import type { Cell, SituationProblem } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';

/** The squares that a problem is about: an unknown tile is told by its place in the list. */
export function squaresOf({ board }: ScenarioDocument, { cells, at }: SituationProblem): readonly Cell[] {
  const [x, y] = board.tiles[Number(/^tiles\[(\d+)\]/.exec(at)?.[1])] ?? [];
  return cells.length || x === undefined || y === undefined ? cells : [[x, y]];
}
