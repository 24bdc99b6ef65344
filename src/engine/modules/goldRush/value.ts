/** What railroads, mountains, cities and prairies are worth (RUSH-51…57, RUSH-62…66, RUSH-72…76). */
import type { Board, Feature } from '../../board/board.ts';
import { cellOf, cellsOf, isComplete, linesAt, segmentOf } from '../../board/feature.ts';
import type { Cell } from '../../geometry.ts';
import { counted, item } from '../../scoring/items.ts';
import type { SegmentSymbol } from '../../tiles/tile.ts';
import type { FeatureRule, Scoring } from '../module.ts';

/** One cell for each of these symbols on a feature. */
export const symbolCells = (board: Board, { segments }: Feature, symbol: SegmentSymbol): Cell[] =>
  segments.flatMap((segment) =>
    Array<Cell>(segmentOf(board, segment).symbols?.[symbol] ?? 0).fill(cellOf(board, segment)),
  );

const optionsOf = ({ state }: Scoring) => state.agreement.options['gold-rush'];

/** How many locomotives stand on a completed railroad; they count no more at the end (RUSH-72). */
export const locomotives = ({ board, feature, complete }: Scoring): number =>
  complete ? symbolCells(board, feature, 'locomotives').length : 0;

function isDoubled(scoring: Scoring): boolean {
  const count = locomotives(scoring);
  return count === 1 || (count > 1 && optionsOf(scoring).locomotive === 'any');
}

export const track: FeatureRule = {
  items: (scoring) => [item('tiles', isDoubled(scoring) ? 2 : 1, cellsOf(scoring.board, scoring.feature))],
  rule: ({ complete }) => (complete ? 'RUSH-52' : 'RUSH-72'),
};

export const mountain: FeatureRule = {
  items: (scoring) => {
    const each = scoring.complete ? 1 : optionsOf(scoring).finalNuggets;
    return [item('nuggets', each, symbolCells(scoring.board, scoring.feature, 'nuggets'))];
  },
  rule: ({ complete }) => (complete ? 'RUSH-56' : 'RUSH-74'),
};

/** The completed railroads that leave a city, each once even where both its ends are there (RUSH-64). */
export const railroads = ({ board, feature }: Scoring): Feature[] =>
  linesAt(board, feature)
    .map((line) => board.features[line] as Feature)
    .filter((line) => isComplete(board, line));

export const town: FeatureRule = {
  items(scoring) {
    const done = scoring.complete || optionsOf(scoring).finalCity ? railroads(scoring) : [];
    const cells = done.flatMap((line) => cellsOf(scoring.board, line));
    return [item('railroads', 3, cells, done.length)];
  },
  rule: ({ complete }) => (complete ? 'RUSH-63' : 'RUSH-75'),
};

export const prairie: FeatureRule = {
  items: ({ board, feature }) =>
    counted(
      item('camps', 2, symbolCells(board, feature, 'camps')),
      item('herds', 4, symbolCells(board, feature, 'herds')),
    ),
  rule: () => 'RUSH-76',
};
