/** Darmstadt: the Darmstadtium and the churches, GF-DAR. */

import { cellOf } from '../../board/feature.ts';
import type { Cell } from '../../geometry.ts';
import { centreCites, centreRule } from '../../scoring/centre.ts';
import { item } from '../../scoring/items.ts';
import { tilesOf } from '../../tiles/catalogue.ts';
import { darmstadt as tiles } from '../../tiles/sets/darmstadt.ts';
import type { RuleModule, Scoring } from '../module.ts';
import { churchBonus, countAround } from './church.ts';

/** Points that the Darmstadtium adds to a completed city (GF-DAR-04). */
const BONUS = 3;

/** A plain cloister tile, of which two can be left out. */
const CLOISTER = 'base/B';

/** Where the Darmstadtium lies in a completed city. */
function darmstadtiumIn({ board, feature, complete }: Scoring): Cell[] {
  if (!complete || feature.kind !== 'city') return [];
  return feature.segments
    .filter((segment) => board.tiles[board.tileOf[segment] as number]?.marks.includes('darmstadtium'))
    .map((segment) => cellOf(board, segment));
}

export const darmstadt: RuleModule = {
  name: 'darmstadt',
  features: { church: centreRule('GF-DAR-02', 'GF-DAR-02') },
  phases: { 'before-score': countAround, 'after-score': churchBonus },
  faces: [tiles],
  tiles: () => tilesOf(tiles),
  exchange(pile, { options }) {
    if (!options.darmstadt.withoutTwoCloisters) return pile;
    const [first, second] = pile.flatMap((name, i) => (name === CLOISTER ? [i] : []));
    return pile.filter((_, i) => i !== first && i !== second);
  },
  pieces: () => ({}),
  also: centreCites('church', 'GF-DAR-02', 'GF-DAR-06'),
  adjust(scoring, items) {
    const cells = darmstadtiumIn(scoring);
    return cells.length ? [...items, item('bonus', BONUS, cells)] : items;
  },
  cites: (scoring) => (darmstadtiumIn(scoring).length ? ['GF-DAR-04'] : []),
};
