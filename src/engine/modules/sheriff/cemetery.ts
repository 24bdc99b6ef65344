/** The cemetery: worth the tiles around it and the cities on them (SHERIFF-29…35). */
import { surroundings } from '../../board/feature.ts';
import { tileIndexAt } from '../../board/grid.ts';
import type { Cell } from '../../geometry.ts';
import { withSurroundings } from '../../scoring/centre.ts';
import { counted, item } from '../../scoring/items.ts';
import { when } from '../../turn/rules.ts';
import type { RuleId } from '../../words.ts';
import type { FeatureRule, Scoring } from '../module.ts';

/** The squares around it with a city, complete or not (SHERIFF-32). */
const citiesAround = ({ board, feature }: Scoring): Cell[] =>
  surroundings(board, feature).filter(([x, y]) =>
    board.tiles[tileIndexAt(board.grid, x, y)]?.segments.some(({ kind }) => kind === 'town'),
  );

export const cemetery: FeatureRule = {
  items: (scoring) =>
    counted(
      item('tiles', 1, withSurroundings(scoring.board, scoring.feature)),
      item('towns', 1, citiesAround(scoring)),
    ),
  rule: ({ complete }) => (complete ? 'SHERIFF-30' : 'SHERIFF-31'),
};

export const cites = (scoring: Scoring): readonly RuleId[] =>
  scoring.feature.kind === 'cemetery'
    ? [...when(scoring.complete, 'SHERIFF-29'), ...when(citiesAround(scoring).length > 0, 'SHERIFF-32')]
    : [];
