/** Change Position: a farmer gets up, or somebody else lies down, on the same tile (GIFT-POS-01…07, GIFT-X-44…47). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { featureUnder, findSegment, isComplete, segmentOf } from '../../board/feature.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { sameCell } from '../../geometry.ts';
import { followersOn } from '../../scoring/majority.ts';
import type { Follower, GameState, Refusal } from '../../state.ts';
import type { Segment, Tile } from '../../tiles/tile.ts';
import { figuresFor, pieceOf } from '../../turn/figures.ts';
import { when } from '../../turn/rules.ts';
import { type FeatureKind, FORM, type RuleId } from '../../words.ts';
import { keep } from './cards.ts';
import { distinct, ownFigures } from './cashOut.ts';
import { type ChoiceOf, type Effect, refuse } from './effect.ts';

type Stance = ChoiceOf<'stance'>;

const isField = ({ kind }: Segment): boolean => FORM[kind] === 'open';

const segmentUnder = (board: Board, { cell, on }: Pick<Follower, 'cell' | 'on'>): Segment =>
  segmentOf(board, findSegment(board, cell, on));

/** Finished roads, cities and monasteries are no place for a follower, unless agreed otherwise (GIFT-POS-07). */
const isClosed = ({ agreement }: GameState, board: Board, segment: number): boolean =>
  !agreement.options.gifts.changePositionToCompleted &&
  isComplete(board, board.features[board.featureOf[segment] as number] as Feature);

/** All that one figure can do. */
function stancesOf(state: GameState, board: Board, figure: Follower): Stance[] {
  const { cell, on } = figure;
  const tile = tileIndexAt(board.grid, cell[0], cell[1]);
  const first = board.firstSegment[tile] as number;
  const from = segmentUnder(board, figure);
  return (board.tiles[tile] as Tile).segments.flatMap((to, i) => {
    if (isField(to) === isField(from) || isClosed(state, board, first + i)) return [];
    return figuresFor(state.agreement, to)
      .filter((other) => pieceOf(other) === pieceOf(figure))
      .map(({ as = figure.as }) => ({ kind: 'stance' as const, cell, on, to: to.spot, ...(as && { as }) }));
  });
}

function allStances(state: GameState): Stance[] {
  const board = boardOf(state.tiles);
  return distinct(ownFigures(state, board)).flatMap((figure) => stancesOf(state, board, figure));
}

const isSame = (a: Stance, b: Stance): boolean =>
  sameCell(a.cell, b.cell) && a.on === b.on && a.to === b.to && a.as === b.as;

function refusal(state: GameState, choice: Stance): Refusal | undefined {
  const board = boardOf(state.tiles);
  const { cell, on } = choice;
  const own = ownFigures(state, board).filter((figure) => sameCell(figure.cell, cell) && figure.on === on);
  if (own.length === 0) return refuse('no-own-figure', 'GIFT-POS-01', cell);
  const target = findSegment(board, cell, choice.to);
  if (target < 0) return refuse('no-such-spot', 'GIFT-POS-05', cell);
  const [from, to] = [segmentUnder(board, choice), segmentOf(board, target)];
  const special = from.kind === 'monastery' || to.kind === 'monastery';
  if (isField(from) === isField(to)) {
    return refuse('same-posture', special && from === to ? 'GIFT-X-47' : 'GIFT-POS-03', cell);
  }
  if (isClosed(state, board, target)) return refuse('already-complete', 'GIFT-POS-07', cell);
  if (own.some((figure) => stancesOf(state, board, figure).some((stance) => isSame(stance, choice)))) return undefined;
  return refuse('figure-not-allowed', special ? 'GIFT-X-47' : 'GIFT-POS-01', cell);
}

/** The kinds of which the card itself speaks; all others go by its general sense (GIFT-POS-04). */
const NAMED: ReadonlySet<FeatureKind> = new Set(['city', 'road', 'cloister', 'field']);

export const changePosition: Effect<Stance> = {
  idle(state) {
    if (allStances(state).length > 0) return undefined;
    const none = ownFigures(state, boardOf(state.tiles)).length === 0;
    return { why: none ? 'no-figure' : 'no-target', rules: ['GIFT-POS-01'] };
  },
  decision: ({ active }) => ({ kind: 'use-change-position', player: active, rule: 'GIFT-POS-01' }),
  choices: allStances,
  refusal,
  play(draft, choice) {
    const { state } = draft;
    const board = boardOf(state.tiles);
    const mover = ownFigures(state, board).find((figure) =>
      stancesOf(state, board, figure).some((stance) => isSame(stance, choice)),
    ) as Follower;
    const { player, cell, on: from, piece } = mover;
    const { to, as } = choice;
    const ends = [segmentUnder(board, mover), segmentUnder(board, { cell, on: to })];
    const fields = (board.tiles[tileIndexAt(board.grid, cell[0], cell[1])] as Tile).segments.filter(isField);
    const moved: Follower = { player, cell, on: to, ...(piece && { piece }), ...(as && !mover.as && { as }) };
    const occupied = followersOn(state, board, featureUnder(board, moved)).length > 0;
    const kinds = ends.map(({ kind }) => kind);
    const isUnnamed = kinds.some((kind) => !NAMED.has(kind));
    const also: RuleId[] = [
      ...when(occupied, 'GIFT-POS-02'),
      ...when(isUnnamed, 'GIFT-POS-04'),
      ...when(fields.length > 1 && kinds[1] === 'field', 'GIFT-POS-05'),
      'GIFT-POS-06',
      ...when(kinds.includes('monastery'), 'GIFT-X-47'),
    ];
    state.followers = state.followers.map((figure) => (figure === mover ? moved : figure));
    keep(draft, { used: { gift: 'change-position', turn: state.turn, cell, on: to } });
    draft.tell({
      kind: 'position-changed',
      player,
      cell,
      from,
      to,
      ...(as && { as }),
      rule: 'GIFT-POS-01',
      also,
    });
  },
};
