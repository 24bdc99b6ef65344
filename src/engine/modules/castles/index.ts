/** Castles, from Bridges, Castles & Bazaars: CASTLE-01…33. */
import type { Board } from '../../board/board.ts';
import type { Situation, SituationProblem } from '../../situation.ts';
import type { Supply } from '../../state.ts';
import type { Player } from '../../words.ts';
import type { RuleModule } from '../module.ts';
import { box, tokensEach } from './box.ts';
import { buildCastles, holdsSmallCity } from './build.ts';
import { castleOn } from './castles.ts';
import { finalCastles } from './final.ts';
import { inOrder, lordSpot, sameCastle } from './ground.ts';
import { scoreCastles } from './score.ts';

/** A field gets one point more for a castle than for a city (CASTLE-28). */
const FIELD_BONUS = 1;

function judge(situation: Situation, board: Board): SituationProblem[] {
  const problems: SituationProblem[] = [];
  const most = tokensEach(situation.agreement.players.length);
  situation.castles.forEach(({ player, cells }, i) => {
    const at = `castles[${i}]`;
    const earlier = situation.castles.slice(0, i);
    if (!situation.agreement.players.includes(player)) {
      problems.push({ reason: 'player-not-seated', at, cells, found: player });
    }
    if (!holdsSmallCity(board, cells)) {
      problems.push({ reason: 'castle-not-a-small-city', at, rule: 'CASTLE-04', cells });
    }
    if (earlier.some((other) => sameCastle(inOrder(other.cells), inOrder(cells)))) {
      problems.push({ reason: 'castle-twice', at, rule: 'CASTLE-11', cells });
    }
    if (earlier.filter((other) => other.player === player).length >= most) {
      problems.push({ reason: 'too-many-castles', at, rule: 'CASTLE-02', cells });
    }
  });
  for (const [player, { castle = 0 }] of Object.entries(situation.supply)) {
    const standing = situation.castles.filter((written) => written.player === player).length;
    if (castle > 0 && castle + standing > most) {
      problems.push({
        reason: 'bad-number',
        at: `supply.${player}.castle`,
        rule: 'CASTLE-02',
        cells: [],
        found: `${castle}`,
      });
    }
  }
  return problems;
}

export const rules: RuleModule = {
  box,
  phases: {
    'before-score': buildCastles,
    'after-score': scoreCastles,
    others: finalCastles,
  },
  begin: () => ({ parts: { castles: { castles: [], decided: [] } } }),
  judge,
  foreign({ castles: written, supply }) {
    const problem = { reason: 'castle-without-module', rule: 'CASTLE-03' } as const;
    const withTokens = Object.entries(supply).filter(([, { castle }]) => castle !== undefined);
    return [
      ...(written.length ? [{ ...problem, at: 'castles', cells: written.flatMap(({ cells }) => cells) }] : []),
      ...withTokens.map(([player]) => ({ ...problem, at: `supply.${player}.castle`, cells: [] })),
    ];
  },
  settle({ castles: written }) {
    const used: Partial<Record<Player, Supply>> = {};
    for (const { player } of written) used[player] = { castle: (used[player]?.castle ?? 0) + 1 };
    const stand = written.map(({ player, cells, lord }) => ({ player, cells: inOrder(cells), built: 0, lord }));
    return {
      parts: { castles: { castles: stand.map(({ lord: _, ...castle }) => castle), decided: [] } },
      used,
      followers: stand
        .filter(({ lord }) => lord)
        .map(({ player, cells }) => ({ player, cell: cells[0], on: lordSpot(cells) })),
    };
  },
  cityOnField: (state, { cells }) => (castleOn(state, cells) ? { what: 'castles', bonus: FIELD_BONUS } : undefined),
};
