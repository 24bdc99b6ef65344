/** The Sheriff, for Gold Rush: SHERIFF-01…35. */
import type { Board } from '../../board/board.ts';
import { boardOf } from '../../board/board.ts';
import { resolveSpot } from '../../board/spot.ts';
import type { Situation, SituationProblem } from '../../situation.ts';
import { openMountain } from '../goldRush/mountains.ts';
import type { Place } from '../goldRush/part.ts';
import type { RuleModule } from '../module.ts';
import { also } from './also.ts';
import { forbids, sheriffHome } from './ban.ts';
import { box } from './box.ts';
import { cemetery, cites } from './cemetery.ts';
import { finalSheriff } from './final.ts';
import { moveSheriff } from './move.ts';

/** Where he is said to stand; nothing if he is beside the board. */
function given({ parts, tiles: placed }: Situation): Place | undefined {
  const { cell, on } = parts.sheriff ?? {};
  if (!cell || on === undefined) return undefined;
  return { cell, on: resolveSpot(boardOf(placed), cell, on) ?? on };
}

function judge(situation: Situation, board: Board): SituationProblem[] {
  const place = given(situation);
  if (!place || openMountain(board, place) !== undefined) return [];
  return [{ reason: 'bad-sheriff', at: 'parts.sheriff', rule: 'SHERIFF-07', cells: [place.cell], found: place.on }];
}

export const rules: RuleModule = {
  box,
  features: { cemetery },
  phases: {
    'before-follower': moveSheriff,
    'after-score': sheriffHome,
    begin: finalSheriff,
  },
  follower: { forbids },
  cites,
  also,
  judge,
  settle(situation) {
    const place = given(situation);
    return { parts: place ? { sheriff: place } : {} };
  },
};
