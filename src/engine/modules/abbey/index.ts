/** The abbey, from Abbey & Mayor: GF-ABB. */
import { boardOf } from '../../board/board.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { neighbour } from '../../geometry.ts';
import { centreRule } from '../../scoring/centre.ts';
import type { Situation, SituationProblem } from '../../situation.ts';
import { SIDES } from '../../words.ts';
import type { RuleModule } from '../module.ts';
import { box } from './box.ts';
import { ABBEY, afterLastTile, goesOn, playAbbey } from './play.ts';

/** One for each player (GF-ABB-01); whose those on the table were is not written down. */
function judge({ agreement: { players }, tiles, supply }: Situation): SituationProblem[] {
  const cells = tiles.filter(({ tile }) => tile === ABBEY).map(({ cell }) => cell);
  const atHand = players.map((player) => supply[player]?.abbey ?? 1);
  const all = cells.length + atHand.reduce((sum, count) => sum + count, 0);
  if (all <= players.length && atHand.every((count) => count <= 1)) return [];
  return [{ reason: 'too-many-abbeys', at: 'supply', rule: 'GF-ABB-01', cells, found: `${all}` }];
}

export const rules: RuleModule = {
  box,
  features: { abbey: centreRule('GF-ABB-04', 'GF-ABB-04') },
  phases: { 'own-tile': playAbbey, aftermath: afterLastTile },
  begin: () => ({ parts: { abbey: {} } }),
  settle: () => ({ parts: { abbey: {} } }),
  judge,
  bars({ tiles }, tile, { cell }) {
    if (tile !== ABBEY) return undefined;
    const { grid } = boardOf(tiles);
    const open = SIDES.map((side) => neighbour(cell, side)).filter(([x, y]) => tileIndexAt(grid, x, y) < 0);
    return open.length ? { reason: 'not-a-hole', rule: 'GF-ABB-02', cells: [cell, ...open] } : undefined;
  },
  goesOn,
};
