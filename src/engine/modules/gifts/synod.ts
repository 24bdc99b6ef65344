/** Synod: a follower from the supply onto a monastery that is not finished (GIFT-SYN-01…06, GIFT-X-10…16). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { cellOf, featureUnder, findSegment, isComplete, segmentOf } from '../../board/feature.ts';
import { followersOn } from '../../scoring/majority.ts';
import type { Figure, GameState, Refusal } from '../../state.ts';
import { figuresFor, pieceOf, sameFigure } from '../../turn/figures.ts';
import { when } from '../../turn/rules.ts';
import { MONASTIC } from '../../words.ts';
import { keep } from './cards.ts';
import { type ChoiceOf, type Effect, refuse } from './effect.ts';

type Spot = ChoiceOf<'spot'>;

const targets = (board: Board): Feature[] =>
  board.features.filter(
    (feature): feature is Feature => feature !== undefined && MONASTIC.has(feature.kind) && !isComplete(board, feature),
  );

const has = ({ supply, active }: GameState, figure: Figure): boolean => (supply[active]?.[pieceOf(figure)] ?? 0) > 0;

function spots(state: GameState): Spot[] {
  const board = boardOf(state.tiles);
  return targets(board).flatMap(({ segments: [segment = 0] }) =>
    figuresFor(state.agreement, segmentOf(board, segment))
      .filter((figure) => has(state, figure))
      .map((figure) => ({
        kind: 'spot' as const,
        cell: cellOf(board, segment),
        on: segmentOf(board, segment).spot,
        ...figure,
      })),
  );
}

function refusal(state: GameState, choice: Spot): Refusal | undefined {
  const board = boardOf(state.tiles);
  const segment = findSegment(board, choice.cell, choice.on);
  if (segment < 0) return refuse('no-such-spot', 'GIFT-SYN-01', choice.cell);
  const feature = board.features[board.featureOf[segment] as number] as Feature;
  if (!MONASTIC.has(feature.kind)) return refuse('not-monastic', 'GIFT-SYN-01', choice.cell);
  if (isComplete(board, feature)) return refuse('already-complete', 'GIFT-SYN-01', choice.cell);
  if (!figuresFor(state.agreement, segmentOf(board, segment)).some((figure) => sameFigure(figure, choice))) {
    return refuse('figure-not-allowed', choice.as ? 'GIFT-X-11' : 'GIFT-X-16', choice.cell);
  }
  return has(state, choice) ? undefined : refuse('no-followers-left', 'GIFT-SYN-03', choice.cell);
}

export const synod: Effect<Spot> = {
  idle(state) {
    if (spots(state).length > 0) return undefined;
    const none = targets(boardOf(state.tiles)).length === 0;
    return { why: none ? 'no-target' : 'no-figure', rules: ['GIFT-SYN-03'] };
  },
  decision: ({ active }) => ({ kind: 'use-synod', player: active, rule: 'GIFT-SYN-01' }),
  choices: spots,
  refusal,
  play(draft, choice) {
    const { state } = draft;
    const { kind: _, ...figure } = choice;
    const { cell, on, piece, as } = figure;
    const player = state.active;
    const board = boardOf(state.tiles);
    const index = featureUnder(board, choice);
    const { kind } = board.features[index] as Feature;
    const also = [
      ...when(followersOn(state, board, index).length > 0, 'GIFT-SYN-02'),
      ...when(kind !== 'cloister', 'GIFT-X-10'),
      ...when(kind === 'monastery', 'GIFT-X-11'),
      ...when(piece !== undefined, 'GIFT-X-16'),
    ];
    state.followers = [...state.followers, { player, cell, on, ...(piece && { piece }), ...(as && { as }) }];
    draft.addPieces(player, pieceOf(figure), -1);
    keep(draft, { used: { gift: 'synod', turn: state.turn, cell, on } });
    draft.tell({ kind: 'follower-placed', player, ...figure, rule: 'GIFT-SYN-01', also });
  },
};
