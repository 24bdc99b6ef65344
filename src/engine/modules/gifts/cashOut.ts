/** Cash Out: one's own follower taken back, for 2 points a follower on its feature (GIFT-CASH-01…06, GIFT-X-30…35). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { featureUnder, refOf } from '../../board/feature.ts';
import { sameCell } from '../../geometry.ts';
import { item, total } from '../../scoring/items.ts';
import { followersOn } from '../../scoring/majority.ts';
import type { Figure, Follower, GameState, PointItem, Refusal } from '../../state.ts';
import { sameFigure } from '../../turn/figures.ts';
import { when } from '../../turn/rules.ts';
import type { RuleId } from '../../words.ts';
import { keep } from './cards.ts';
import { type ChoiceOf, type Effect, refuse } from './effect.ts';

type Cash = ChoiceOf<'cash'>;

/** GIFT-CASH-02. */
const EACH = 2;

/** The active player's figures on features of the board; the lord of a castle stands on none. */
export const ownFigures = (state: GameState, board: Board): Follower[] =>
  state.followers.filter((follower) => follower.player === state.active && featureUnder(board, follower) >= 0);

export const sameFigureAt = (a: Omit<Follower, 'player'>, b: Omit<Follower, 'player'>): boolean =>
  sameCell(a.cell, b.cell) && a.on === b.on && sameFigure(a, b);

/** Each figure once, of several alike only the first. */
export const distinct = (figures: readonly Follower[]): Follower[] =>
  figures.filter((figure, i) => figures.findIndex((other) => sameFigureAt(other, figure)) === i);

const worth = (state: GameState, board: Board, figure: Follower): PointItem[] => [
  item(
    'followers',
    EACH,
    followersOn(state, board, featureUnder(board, figure)).map(({ cell }) => cell),
  ),
];

const figureOf = ({ piece, as }: Figure): Figure => ({ ...(piece && { piece }), ...(as && { as }) });

function refusal(state: GameState, choice: Cash): Refusal | undefined {
  const own = ownFigures(state, boardOf(state.tiles)).some((figure) => sameFigureAt(figure, choice));
  return own ? undefined : refuse('no-own-figure', 'GIFT-CASH-01', choice.cell);
}

export const cashOut: Effect<Cash> = {
  idle: (state) =>
    ownFigures(state, boardOf(state.tiles)).length ? undefined : { why: 'no-figure', rules: ['GIFT-CASH-05'] },
  decision(state) {
    const board = boardOf(state.tiles);
    const figures = distinct(ownFigures(state, board)).map((figure) => ({
      cell: figure.cell,
      on: figure.on,
      value: total(worth(state, board, figure)),
    }));
    return { kind: 'use-cash-out', player: state.active, rule: 'GIFT-CASH-01', figures };
  },
  choices: (state) =>
    distinct(ownFigures(state, boardOf(state.tiles))).map((figure) => ({
      kind: 'cash',
      cell: figure.cell,
      on: figure.on,
      ...figureOf(figure),
    })),
  refusal,
  play(draft, choice) {
    const { state } = draft;
    const board = boardOf(state.tiles);
    const figure = ownFigures(state, board).find((own) => sameFigureAt(own, choice)) as Follower;
    const { player, cell, on } = figure;
    const index = featureUnder(board, figure);
    const items = worth(state, board, figure);
    const points = total(items);
    const others = followersOn(state, board, index);
    const isMixed = others.some(({ as }) => as) && others.some(({ as }) => !as);
    const hasAbbot = others.some(({ piece }) => piece);
    const also: RuleId[] = [
      'GIFT-CASH-03',
      'GIFT-CASH-04',
      ...when(hasAbbot, 'GIFT-X-30'),
      ...when(figure.piece !== undefined, 'GIFT-X-31'),
      ...when(isMixed, 'GIFT-X-34'),
    ];
    draft.addPoints(player, points);
    keep(draft, { used: { gift: 'cash-out', turn: state.turn, cell, on } });
    draft.tell({
      kind: 'cashed-out',
      player,
      feature: { ...refOf(board, board.features[index] as Feature), cell, on },
      items,
      points,
      rule: 'GIFT-CASH-02',
      also,
    });
    draft.takeBack([figure]);
    draft.tell({ kind: 'followers-returned', followers: [figure], rule: 'GIFT-CASH-01' });
  },
};
