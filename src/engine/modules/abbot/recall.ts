/** Calling the abbot back early, for what his place would score at the end (GF-GAR-03). */
import { boardOf, type Feature } from '../../board/board.ts';
import { featureUnder, isComplete } from '../../board/feature.ts';
import { sameCell } from '../../geometry.ts';
import { total } from '../../scoring/items.ts';
import { itemsOf } from '../../scoring/value.ts';
import type { Choice, Follower, GameState } from '../../state.ts';
import type { FollowerStep } from '../module.ts';

/** The active player's abbot on the table, on something that is not complete. */
function abbotOf(state: GameState): Follower | undefined {
  const board = boardOf(state.tiles);
  return state.followers.find((follower) => {
    if (follower.piece !== 'abbot' || follower.player !== state.active) return false;
    const feature = board.features[featureUnder(board, follower)];
    return feature !== undefined && !isComplete(board, feature);
  });
}

export const recall: Required<Pick<FollowerStep, 'choices' | 'owns' | 'play' | 'refusal'>> = {
  choices(state) {
    const abbot = abbotOf(state);
    return abbot ? [{ kind: 'recall', cell: abbot.cell, on: abbot.on }] : [];
  },
  owns: ({ kind }: Choice) => kind === 'recall',
  refusal(state, choice) {
    if (choice.kind !== 'recall') return undefined;
    const abbot = abbotOf(state);
    if (abbot && abbot.on === choice.on && sameCell(abbot.cell, choice.cell)) return undefined;
    return { reason: 'no-abbot-there', rule: 'GF-GAR-03', cells: [choice.cell] };
  },
  play(draft) {
    const { state } = draft;
    const abbot = abbotOf(state) as Follower;
    const { player, cell, on } = abbot;
    const board = boardOf(state.tiles);
    const feature = board.features[featureUnder(board, abbot)] as Feature;
    const items = itemsOf({ state, board, feature, complete: false });
    const points = total(items);
    draft.addPoints(player, points);
    draft.takeBack([abbot]);
    draft.tell({ kind: 'abbot-recalled', player, cell, on, items, points, rule: 'GF-GAR-03', also: ['GF-GAR-06'] });
    draft.tell({ kind: 'followers-returned', followers: [abbot], rule: 'GF-GAR-03' });
  },
};
