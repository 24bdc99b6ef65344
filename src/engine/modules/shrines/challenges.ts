/** The challenge between a shrine and a cloister: whichever is completed first sends the other one home (GF-SHR-03). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { refOf, sameFeature } from '../../board/feature.ts';
import { followersOn, majorityOf } from '../../scoring/majority.ts';
import { ruleOf } from '../../scoring/value.ts';
import type { Completed, FeatureRef, Follower } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import { isBuilding, rivalsOf } from './rivals.ts';

/** The figures that take part in completing a building; others stay out of the challenge too (GF-MON-04). */
function takingPart({ state }: Draft, board: Board, index: number): readonly Follower[] {
  const feature = board.features[index] as Feature;
  const figures = followersOn(state, board, index);
  const scoring = { state, board, feature, complete: false };
  return ruleOf(state.agreement, feature.kind)?.scorers?.(scoring, figures) ?? figures;
}

function lose(
  draft: Draft,
  { feature: by, owners }: Completed,
  feature: FeatureRef,
  followers: readonly Follower[],
): void {
  const { standings } = majorityOf(draft.state.agreement.players, followers);
  const oneself = standings.some(({ player }) => owners.includes(player));
  draft.tell({
    kind: 'challenge-lost',
    feature,
    by,
    standings,
    rule: 'GF-SHR-03',
    ...(oneself && { also: ['GF-SHR-05'] }),
  });
  draft.takeBack(followers);
  draft.tell({ kind: 'followers-returned', followers, rule: 'GF-SHR-03', also: ['GF-SHR-06'] });
}

export const challenges: Phase = {
  name: 'challenges',
  enter(draft) {
    const board = boardOf(draft.state.tiles);
    const winners = draft.state.record.completed.filter(
      ({ feature, owners }) => isBuilding(feature.kind) && owners.length > 0,
    );
    winners.forEach((winner, i) => {
      for (const index of rivalsOf(board, winner.feature)) {
        const rival = refOf(board, board.features[index] as Feature);
        const losers = takingPart(draft, board, index);
        if (losers.length) lose(draft, winner, rival, losers);
        // Told once for the two of them.
        else if (winners.slice(i + 1).some(({ feature }) => sameFeature(feature, rival))) {
          draft.tell({ kind: 'challenge-drawn', features: [winner.feature, rival], rule: 'GF-SHR-04' });
        }
      }
    });
  },
};
