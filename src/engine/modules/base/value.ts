/** What a road, city or cloister is worth, completed or at the end of the game. */
import type { Board, Feature } from '../../board/board.ts';
import { cellOf, cellsOf, neighboursWithTile, segmentOf } from '../../board/feature.ts';
import type { Cell } from '../../geometry.ts';
import { counted, item } from '../../scoring/items.ts';
import type { Agreement, PointItem } from '../../state.ts';
import type { RuleId } from '../../words.ts';

/** One cell for each coat of arms of a city. */
function shieldCells(board: Board, city: Feature): Cell[] {
  return city.segments.flatMap((segment) => {
    const { shields } = segmentOf(board, segment);
    return shields ? Array<Cell>(shields).fill(cellOf(board, segment)) : [];
  });
}

/** Whether a completed city counts as little as an open one: two tiles, by the oldest rules (BASE-41). */
const isHalved = ({ options }: Agreement, cells: readonly Cell[]): boolean =>
  cells.length === 2 && options.base.smallCity === 2;

function cityItems(agreement: Agreement, board: Board, city: Feature, complete: boolean): PointItem[] {
  const cells = cellsOf(board, city);
  const each = complete && !isHalved(agreement, cells) ? 2 : 1;
  return counted(item('tiles', each, cells), item('shields', each, shieldCells(board, city)));
}

/** The cloister's own tile and the tiles around it (BASE-36, BASE-37). */
export function cloisterCells(board: Board, cloister: Feature): Cell[] {
  const cell = cellOf(board, cloister.segments[0] as number);
  return [cell, ...neighboursWithTile(board, cell)].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** BASE-31, 34, 36 for a completed feature; BASE-32, 35, 37 for one that is not. */
export function itemsOf(agreement: Agreement, board: Board, feature: Feature, complete: boolean): PointItem[] {
  if (feature.kind === 'city') return cityItems(agreement, board, feature, complete);
  if (feature.kind === 'road') return [item('tiles', 1, cellsOf(board, feature))];
  return [item('tiles', 1, cloisterCells(board, feature))];
}

const RULES = {
  road: { complete: 'BASE-31', incomplete: 'BASE-32' },
  city: { complete: 'BASE-34', incomplete: 'BASE-35' },
  cloister: { complete: 'BASE-36', incomplete: 'BASE-37' },
} as const;

/** The rule by which such a feature scores. */
export function valueRule(
  agreement: Agreement,
  kind: keyof typeof RULES,
  cells: readonly Cell[],
  complete: boolean,
): RuleId {
  if (kind === 'city' && complete && isHalved(agreement, cells)) return 'BASE-41';
  return RULES[kind][complete ? 'complete' : 'incomplete'];
}
