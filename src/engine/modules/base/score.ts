/** Completed features: finding them, then scoring them (BASE-22…37). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { completedBy, featureNamed, refOf } from '../../board/feature.ts';
import { total } from '../../scoring/items.ts';
import { followersOn, majorityOf, withPoints } from '../../scoring/majority.ts';
import type { Completed, GameState } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import { cloisterCells, itemsOf, valueRule } from './value.ts';

function describe(state: GameState, board: Board, index: number): Completed {
  const feature = board.features[index] as Feature;
  const items = itemsOf(state.agreement, board, feature, true);
  const ref = refOf(board, feature);
  const { owners } = majorityOf(state.agreement.players, followersOn(state, board, index));
  const reach = feature.kind === 'cloister' ? cloisterCells(board, feature) : ref.cells;
  return { feature: ref, items, value: total(items), owners, reach };
}

/** Notes down what the tile has completed, before anybody decides about it or scores it. */
export const complete: Phase = {
  name: 'complete',
  enter(draft) {
    const board = boardOf(draft.state.tiles);
    const completed = completedBy(board, board.tiles.length - 1).map((index) => describe(draft.state, board, index));
    if (completed.length) draft.state.record = { ...draft.state.record, completed };
  },
};

/** Gives the points of one feature to those with the majority and tells it; followers stay where they are. */
export function scoreFeature(draft: Draft, board: Board, index: number, done: boolean): void {
  const { state } = draft;
  const feature = board.features[index] as Feature;
  if (feature.kind === 'field') return;
  const ref = refOf(board, feature);
  const items = itemsOf(state.agreement, board, feature, done);
  const value = total(items);
  const followers = followersOn(state, board, index);
  const majority = majorityOf(state.agreement.players, followers);
  for (const player of majority.owners) draft.addPoints(player, value);
  draft.tell({
    kind: 'feature-scored',
    feature: ref,
    items,
    value,
    standings: withPoints(majority, value),
    final: !done,
    rule: followers.length ? valueRule(state.agreement, feature.kind, ref.cells, done) : 'BASE-26',
  });
  if (followers.length === 0) return;
  draft.takeBack(followers);
  draft.tell({ kind: 'followers-returned', followers, rule: done ? 'BASE-27' : 'BASE-51' });
}

/** Scores all that is completed, whoever owns it (BASE-22). */
export const score: Phase = {
  name: 'score',
  enter(draft) {
    const board = boardOf(draft.state.tiles);
    for (const { feature } of draft.state.record.completed)
      scoreFeature(draft, board, featureNamed(board, feature), true);
  },
};
