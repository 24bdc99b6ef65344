/** The Goldmines: GOLD-01…56. */
import type { Board } from '../../board/board.ts';
import { tileCell } from '../../board/feature.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { type Cell, sameCell } from '../../geometry.ts';
import type { Situation, SituationProblem } from '../../situation.ts';
import type { RuleModule } from '../module.ts';
import { awardGold } from './award.ts';
import { box } from './box.ts';
import { removeGold, scoreGold } from './final.ts';
import { PIECES, withGold } from './gold.ts';
import type { GoldOnTile } from './part.ts';
import { placeGold } from './place.ts';

const sum = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);

const onBoard = ({ gold }: Situation): number => gold.reduce((total, { count }) => total + count, 0);

const supplyOf = (situation: Situation): number =>
  situation.goldSupply ?? PIECES - onBoard(situation) - sum(situation.owned);

function judge(situation: Situation, board: Board): SituationProblem[] {
  const problems: SituationProblem[] = [];
  const holdsTile = ([x, y]: Cell) => tileIndexAt(board.grid, x, y) >= 0;
  situation.gold.forEach(({ cell, count }, i) => {
    const at = `gold[${i}]`;
    const twice = situation.gold.findIndex((gold) => sameCell(gold.cell, cell)) < i;
    if (!holdsTile(cell)) problems.push({ reason: 'gold-on-empty-cell', at, rule: 'GOLD-13', cells: [cell] });
    if (!Number.isInteger(count) || count < 1 || twice) {
      problems.push({ reason: 'bad-gold-count', at, rule: 'GOLD-15', cells: [cell], found: String(count) });
    }
  });
  const out = onBoard(situation) + sum(situation.owned);
  if (out + (situation.goldSupply ?? 0) > PIECES) {
    problems.push({ reason: 'too-much-gold', at: 'gold', rule: 'GOLD-04', cells: [], found: String(out) });
  }
  return problems;
}

export const rules: RuleModule = {
  box,
  phases: {
    'after-tile': placeGold,
    award: awardGold,
    remove: removeGold,
    treasure: scoreGold,
  },
  begin: () => ({ parts: { goldmines: { supply: PIECES, onBoard: [], removed: 0, owned: {} } } }),
  judge,
  foreign({ gold, owned, goldSupply }) {
    const problem = { reason: 'gold-without-module', rule: 'GOLD-02' } as const;
    return [
      ...(gold.length || Object.keys(owned).length
        ? [{ ...problem, at: 'gold', cells: gold.map(({ cell }) => cell) }]
        : []),
      ...(goldSupply === undefined ? [] : [{ ...problem, at: 'goldSupply', cells: [] }]),
    ];
  },
  settle: (situation, board) => ({
    parts: {
      goldmines: {
        supply: supplyOf(situation),
        onBoard: situation.gold.reduce<readonly GoldOnTile[]>(
          (lying, { cell, count }) => withGold(lying, tileCell(board, cell), count),
          [],
        ),
        removed: 0,
        owned: situation.owned,
      },
    },
  }),
};
