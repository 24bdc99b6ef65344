/** Cathedrals in Germany: GF-CAT. */
import type { Board, Feature } from '../../board/board.ts';
import { cellOf, cellsOf, inReadingOrder, linesAt, segmentOf } from '../../board/feature.ts';
import type { Cell } from '../../geometry.ts';
import { item } from '../../scoring/items.ts';
import type { FeatureRule, RuleModule } from '../module.ts';
import { box } from './box.ts';

/** Whether a cathedral stands on the tile of this segment. */
function isAtCathedral(board: Board, segment: number): boolean {
  const tile = board.tileOf[segment] as number;
  return board.tiles[tile]?.segments.some(({ kind }) => kind === 'cathedral') ?? false;
}

/** The segments of a road that end at a cathedral. */
const endsOf = (board: Board, road: Feature): number[] =>
  road.segments.filter((segment) => segmentOf(board, segment).sides.length === 1 && isAtCathedral(board, segment));

/** The tiles of a road; one on which both its ends meet a cathedral counts twice (GF-CAT-04). */
function roadCells(board: Board, road: Feature): Cell[] {
  const cells = cellsOf(board, road);
  const tilesOfEnds = endsOf(board, road).map((segment) => board.tileOf[segment]);
  const twice = endsOf(board, road).filter((segment, i) => tilesOfEnds.indexOf(board.tileOf[segment]) < i);
  return [...cells, ...twice.map((segment) => cellOf(board, segment))].sort(inReadingOrder);
}

/** The tiles of all roads at a cathedral, road by road. */
const cellsOfRoads = (board: Board, cathedral: Feature): Cell[] =>
  linesAt(board, cathedral).flatMap((road) => roadCells(board, board.features[road] as Feature));

const cathedral: FeatureRule = {
  items: ({ board, feature }) => [item('tiles', 1, cellsOfRoads(board, feature))],
  rule: ({ complete }) => (complete ? 'GF-CAT-05' : 'GF-CAT-07'),
  reach({ board, feature }) {
    const cells = [...cellsOfRoads(board, feature), cellOf(board, feature.segments[0] as number)];
    return cells.filter(([x, y], i) => cells.findIndex((other) => other[0] === x && other[1] === y) === i);
  },
};

export const rules: RuleModule = {
  box,
  features: { cathedral },
  phases: {},
  adjust({ board, feature, complete }, items) {
    if (feature.kind !== 'road' || !complete || endsOf(board, feature).length === 0) return items;
    return items.map((one) => (one.what === 'tiles' ? item('tiles', 2, roadCells(board, feature)) : one));
  },
  cites({ board, feature, complete }) {
    if (feature.kind !== 'road' || !complete || endsOf(board, feature).length === 0) return [];
    return roadCells(board, feature).length > cellsOf(board, feature).length
      ? ['GF-CAT-03', 'GF-CAT-04']
      : ['GF-CAT-03'];
  },
};
