/** Darmstadt: the Darmstadtium and the churches, GF-DAR. */
import { cellOf } from '../../board/feature.ts';
import type { Cell } from '../../geometry.ts';
import { centreCites, centreRule } from '../../scoring/centre.ts';
import { item } from '../../scoring/items.ts';
import type { RuleModule, Scoring } from '../module.ts';
import { box } from './box.ts';
import { churchBonus, countAround } from './church.ts';

/** Points that the Darmstadtium adds to a completed city (GF-DAR-04). */
const BONUS = 3;

/** Where the Darmstadtium lies in a completed city. */
function darmstadtiumIn({ board, feature, complete }: Scoring): Cell[] {
  if (!complete || feature.kind !== 'city') return [];
  return feature.segments
    .filter((segment) => board.tiles[board.tileOf[segment] as number]?.marks.includes('darmstadtium'))
    .map((segment) => cellOf(board, segment));
}

export const rules: RuleModule = {
  box,
  features: { church: centreRule('GF-DAR-02', 'GF-DAR-02') },
  phases: { 'before-score': countAround, 'after-score': churchBonus },
  also: centreCites('church', 'GF-DAR-02', 'GF-DAR-06'),
  adjust(scoring, items) {
    const cells = darmstadtiumIn(scoring);
    return cells.length ? [...items, item('bonus', BONUS, cells)] : items;
  },
  cites: (scoring) => (darmstadtiumIn(scoring).length ? ['GF-DAR-04'] : []),
};
