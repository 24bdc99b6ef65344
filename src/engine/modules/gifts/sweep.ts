/** Road Sweeper: a road scored before it is finished (GIFT-ROAD-01…07, GIFT-X-20…27). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { findSegment, inReadingOrder, isComplete, refOf } from '../../board/feature.ts';
import { total } from '../../scoring/items.ts';
import { followersOn, majorityOf, withPoints } from '../../scoring/majority.ts';
import { citedBy, itemsOf } from '../../scoring/value.ts';
import type { FeatureRef, GameState, PointItem, Refusal } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import { when } from '../../turn/rules.ts';
import { keep } from './cards.ts';
import { type ChoiceOf, type Effect, refuse } from './effect.ts';

type Spot = ChoiceOf<'spot'>;

interface OpenRoad {
  readonly road: Feature;
  readonly ref: FeatureRef;
}

/** Row by row, whatever the order of laying. */
const openRoads = (board: Board): OpenRoad[] =>
  board.features
    .flatMap((road) => (road?.kind === 'road' && !isComplete(board, road) ? [{ road, ref: refOf(board, road) }] : []))
    .sort(({ ref: a }, { ref: b }) => inReadingOrder(a.cell, b.cell) || (a.on < b.on ? -1 : 1));

/** What it would be worth at the end of the game (GIFT-ROAD-02). */
const worth = (state: GameState, board: Board, feature: Feature): readonly PointItem[] =>
  itemsOf({ state, board, feature, complete: false });

/** The road that a choice names by any of its segments. */
const roadAt = (board: Board, { cell, on }: Spot): number => board.featureOf[findSegment(board, cell, on)] ?? -1;

function refusal(state: GameState, choice: Spot): Refusal | undefined {
  const rule = 'GIFT-ROAD-01';
  const board = boardOf(state.tiles);
  const feature = board.features[roadAt(board, choice)];
  if (!feature) return refuse('no-such-spot', rule, choice.cell);
  if (feature.kind !== 'road' || choice.piece || choice.as) return refuse('not-a-road', rule, choice.cell);
  return isComplete(board, feature) ? refuse('already-complete', rule, choice.cell) : undefined;
}

function sweep(draft: Draft, board: Board, index: number): void {
  const { state } = draft;
  const feature = board.features[index] as Feature;
  const items = worth(state, board, feature);
  const value = total(items);
  const followers = followersOn(state, board, index);
  const majority = majorityOf(state.agreement.players, followers);
  for (const player of majority.owners) draft.addPoints(player, value);
  const ref = refOf(board, feature);
  keep(draft, { used: { gift: 'road-sweeper', turn: state.turn, cell: ref.cell, on: ref.on } });
  draft.tell({
    kind: 'road-swept',
    player: state.active,
    feature: ref,
    items,
    value,
    standings: withPoints(majority, value),
    rule: 'GIFT-ROAD-01',
    also: [
      'GIFT-ROAD-02',
      ...when(followers.length === 0, 'GIFT-ROAD-06'),
      ...citedBy({ state, board, feature, complete: false }),
    ],
  });
  if (followers.length === 0) return;
  draft.takeBack(followers);
  draft.tell({ kind: 'followers-returned', followers, rule: 'GIFT-ROAD-03' });
}

export const roadSweeper: Effect<Spot> = {
  idle: (state) => (openRoads(boardOf(state.tiles)).length ? undefined : { why: 'no-target', rules: ['GIFT-ROAD-01'] }),
  decision(state) {
    const board = boardOf(state.tiles);
    const features = openRoads(board).map(({ road, ref }) => ({
      feature: ref,
      value: total(worth(state, board, road)),
    }));
    return { kind: 'use-road-sweeper', player: state.active, rule: 'GIFT-ROAD-01', features };
  },
  choices: (state) => openRoads(boardOf(state.tiles)).map(({ ref: { cell, on } }) => ({ kind: 'spot', cell, on })),
  refusal,
  play(draft, choice) {
    const board = boardOf(draft.state.tiles);
    sweep(draft, board, roadAt(board, choice));
  },
};
