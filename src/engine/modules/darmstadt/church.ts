/** The bonus of a completed church for the most followers around it (GF-DAR-03, GF-DAR-05). */
import { boardOf } from '../../board/board.ts';
import { tileCell } from '../../board/feature.ts';
import { type Cell, hasCell, neighbour } from '../../geometry.ts';
import { item } from '../../scoring/items.ts';
import { type Majority, majorityOf, withPoints } from '../../scoring/majority.ts';
import type { Completed, Follower, GameState } from '../../state.ts';
import type { Phase } from '../../turn/phase.ts';
import type { Side } from '../../words.ts';

const BONUS = 3;

/** The squares a figure stands on: a lord stands on both tiles of his castle. */
const under = ({ cell, on }: Follower): Cell[] => {
  const [kind, side] = on.split(':');
  return kind === 'castle' ? [cell, neighbour(cell, side as Side)] : [cell];
};

/** Followers of any kind on these tiles. */
function majorityAround(state: GameState, { reach }: Completed): Majority {
  const board = boardOf(state.tiles);
  const tiles = reach.map((cell) => tileCell(board, cell));
  const near = state.followers.filter((one) => under(one).some((cell) => hasCell(tiles, tileCell(board, cell))));
  return majorityOf(state.agreement.players, near);
}

/** Counts before anybody is scored, as scoring sends followers home. */
export const countAround: Phase = {
  name: 'count-around-churches',
  enter({ state }) {
    const churches = state.record.completed
      .filter(({ feature }) => feature.kind === 'church')
      .map((church) => ({ church, around: majorityAround(state, church) }));
    if (churches.length) state.parts = { ...state.parts, darmstadt: { churches } };
  },
};

export const churchBonus: Phase = {
  name: 'church-bonus',
  enter(draft) {
    const { darmstadt, ...others } = draft.state.parts;
    draft.state.parts = others;
    for (const { church, around } of darmstadt?.churches ?? []) {
      const { feature, owners } = church;
      if (around.owners.length === 0) continue;
      for (const player of around.owners) draft.addPoints(player, BONUS);
      const alike = around.owners.join() === owners.join();
      draft.tell({
        kind: 'church-bonus',
        feature,
        items: [item('bonus', BONUS, [feature.cell])],
        value: BONUS,
        standings: withPoints(around, BONUS),
        rule: 'GF-DAR-03',
        ...(!alike && { also: ['GF-DAR-05'] }),
      });
    }
  },
};
