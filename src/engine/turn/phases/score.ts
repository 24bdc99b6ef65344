/** Completed features: finding them, then scoring them (BASE-22…37, RUSH-49…70). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { completedBy, featureNamed, findSegment, refOf } from '../../board/feature.ts';
import { tileIndexAt } from '../../board/grid.ts';
import type { Cell } from '../../geometry.ts';
import type { Scoring } from '../../modules/module.ts';
import { total } from '../../scoring/items.ts';
import { followersOn, majorityOf, withPoints } from '../../scoring/majority.ts';
import { citedBy, itemsOf, ruleOf } from '../../scoring/value.ts';
import type { Completed } from '../../state.ts';
import { cited } from '../citations.ts';
import type { Draft } from '../draft.ts';
import type { Phase } from '../phase.ts';

function describe({ state }: Draft, board: Board, index: number): Completed | undefined {
  const feature = board.features[index] as Feature;
  const rule = ruleOf(state.agreement, feature.kind);
  const figures = followersOn(state, board, index);
  if (!rule || (figures.length > 0 && rule.completes?.(figures) === false)) return undefined;
  const scoring: Scoring = { state, board, feature, complete: true };
  const items = itemsOf(scoring);
  const ref = refOf(board, feature);
  const { owners } = majorityOf(state.agreement.players, rule.scorers?.(scoring, figures) ?? figures);
  return { feature: ref, items, value: total(items), owners, reach: rule.reach?.(scoring) ?? ref.cells };
}

/** Notes down what the tile has completed, before anybody decides about it or scores it. */
export const complete: Phase = {
  name: 'complete',
  enter(draft) {
    const { record, tiles } = draft.state;
    const board = boardOf(tiles);
    const cells = [record.placed?.cell, record.half?.cell].filter((cell): cell is Cell => cell !== undefined);
    const built = (record.built ?? []).map(({ cell, on }) => board.featureOf[findSegment(board, cell, on)] as number);
    const indices = new Set(cells.flatMap(([x, y]) => completedBy(board, tileIndexAt(board.grid, x, y), built)));
    const completed = [...indices].flatMap((index) => describe(draft, board, index) ?? []);
    if (completed.length) draft.state.record = { ...record, completed };
  },
};

/**
 * Gives the points of one feature to those with the majority, tells it and sends its figures home; those that take no
 * part stay where they are.
 */
export function scoreFeature(draft: Draft, board: Board, index: number, done: boolean): void {
  const { state } = draft;
  const feature = board.features[index] as Feature;
  const rule = ruleOf(state.agreement, feature.kind);
  if (!rule) return;
  const scoring: Scoring = { state, board, feature, complete: done };
  const items = itemsOf(scoring);
  const value = total(items);
  const figures = followersOn(state, board, index);
  const followers = rule.scorers?.(scoring, figures) ?? figures;
  // Nobody there takes part now, but the feature is not without an owner (GF-MON-04).
  if (!done && followers.length === 0) return;
  const majority = majorityOf(state.agreement.players, followers);
  for (const player of majority.owners) draft.addPoints(player, value);
  const { unowned, back, finalBack } = cited(state);
  const also = citedBy(scoring);
  draft.tell({
    kind: 'feature-scored',
    feature: refOf(board, feature),
    items,
    value,
    standings: withPoints(majority, value),
    final: !done,
    rule: followers.length ? rule.rule(scoring) : unowned,
    ...(also.length > 0 && { also }),
  });
  if (followers.length === 0) return;
  draft.takeBack(followers);
  draft.tell({ kind: 'followers-returned', followers, rule: done ? back : finalBack });
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
