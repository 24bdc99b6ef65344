/** What roads, cities and cloisters are worth, completed or at the end of the game (BASE-30…37, BASE-41). */
import type { Board, Feature } from '../../board/board.ts';
import { cellOf, cellsOf, segmentOf } from '../../board/feature.ts';
import type { Cell } from '../../geometry.ts';
import { centreRule } from '../../scoring/centre.ts';
import { counted, item } from '../../scoring/items.ts';
import type { Agreement } from '../../state.ts';
import type { FeatureRule, Scoring } from '../module.ts';

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

const counts = (
  { state, board, feature, complete }: Scoring,
  cells = cellsOf(board, feature),
): 'full' | 'halved' | 'open' => (complete ? (isHalved(state.agreement, cells) ? 'halved' : 'full') : 'open');

const CITY_RULES = { full: 'BASE-34', halved: 'BASE-41', open: 'BASE-35' } as const;

export const city: FeatureRule = {
  items(scoring) {
    const { board, feature } = scoring;
    const cells = cellsOf(board, feature);
    const each = counts(scoring, cells) === 'full' ? 2 : 1;
    return counted(item('tiles', each, cells), item('shields', each, shieldCells(board, feature)));
  },
  rule: (scoring) => CITY_RULES[counts(scoring)],
};

export const road: FeatureRule = {
  items: ({ board, feature }) => [item('tiles', 1, cellsOf(board, feature))],
  rule: ({ complete }) => (complete ? 'BASE-31' : 'BASE-32'),
};

export const cloister: FeatureRule = centreRule('BASE-36', 'BASE-37');
