/** Bridges, from Bridges, Castles & Bazaars: BRIDGE-01…12. */
import type { Situation, SituationProblem } from '../../situation.ts';
import type { RuleModule } from '../module.ts';
import { box, bridgesEach } from './box.ts';
import { placeBridge, placementsByBridge } from './place.ts';
import { rulesAtWork } from './rules.ts';
import { canBear } from './spans.ts';

/** Nobody knows whose a bridge on the table is; with those at hand there are no more than the players have. */
function judge({ agreement: { players }, tiles, supply }: Situation): SituationProblem[] {
  const problems: SituationProblem[] = [];
  const each = bridgesEach(players.length);
  const lying = tiles.filter(({ bridge }) => bridge);
  let atHand = 0;
  for (const player of players) {
    const { bridge = each } = supply[player] ?? {};
    atHand += bridge;
    if (bridge <= each) continue;
    const at = `supply.${player}.bridge`;
    problems.push({ reason: 'bad-number', at, rule: 'CASTLE-02', cells: [], found: `${bridge}` });
  }
  tiles.forEach(({ bridge, ...tile }, i) => {
    if (!bridge || canBear(tile, bridge)) return;
    problems.push({ reason: 'bridge-off-field', at: `tiles[${i}]`, rule: 'BRIDGE-03', cells: [tile.cell] });
  });
  if (lying.length && lying.length + atHand > each * players.length) {
    const cells = lying.map(({ cell }) => cell);
    problems.push({ reason: 'too-many-bridges', at: 'bridges', rule: 'CASTLE-02', cells, found: `${lying.length}` });
  }
  return problems;
}

export const rules: RuleModule = {
  box,
  phases: { 'after-tile': placeBridge },
  morePlacements: placementsByBridge,
  also: rulesAtWork,
  judge,
  foreign({ tiles, supply }) {
    const problem = { reason: 'bridge-without-module', rule: 'CASTLE-03' } as const;
    const lying = tiles.filter(({ bridge }) => bridge);
    const owners = Object.entries(supply).filter(([, { bridge }]) => bridge !== undefined);
    return [
      ...(lying.length ? [{ ...problem, at: 'bridges', cells: lying.map(({ cell }) => cell) }] : []),
      ...owners.map(([player]) => ({ ...problem, at: `supply.${player}.bridge`, cells: [] })),
    ];
  },
};
