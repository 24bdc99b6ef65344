/** Placing a figure on the tile just placed, or what can be done instead (BASE-16…21, RUSH-32…48). */
import { boardOf } from '../../board/board.ts';
import { cellsOf, featureUnder, findSegment, segmentOf } from '../../board/feature.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { sameCell } from '../../geometry.ts';
import { modulesOf } from '../../modules/index.ts';
import type { FollowerStep } from '../../modules/module.ts';
import type { Choice, GameState, PlacedTile, Refusal } from '../../state.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { FigurePiece } from '../../words.ts';
import { cited } from '../citations.ts';
import { closedBy, figuresFor, pieceOf, sameFigure } from '../figures.ts';
import type { Phase } from '../phase.ts';

type Placing = Extract<Choice, { readonly kind: 'follower' }>;

const left = ({ supply, active }: GameState, piece: FigurePiece): number => supply[active]?.[piece] ?? 0;

const stepsOf = ({ agreement }: GameState): FollowerStep[] =>
  modulesOf(agreement).flatMap(({ follower }) => follower ?? []);

/** The tile just placed, or both of its halves. */
const placedTiles = ({ record }: GameState): PlacedTile[] => [
  record.placed as PlacedTile,
  ...(record.half ? [record.half] : []),
];

/** A figure on each segment whose feature nobody stands on (BASE-18). */
function placings(state: GameState): Placing[] {
  const board = boardOf(state.tiles);
  const taken = new Set(state.followers.map((follower) => featureUnder(board, follower)));
  return placedTiles(state).flatMap(({ cell }, half) => {
    const index = tileIndexAt(board.grid, cell[0], cell[1]);
    const first = board.firstSegment[index] as number;
    return (board.tiles[index] as Tile).segments.flatMap((segment, i): Placing[] => {
      if (taken.has(board.featureOf[first + i] as number)) return [];
      return figuresFor(state.agreement, segment)
        .filter((figure) => left(state, pieceOf(figure)) > 0)
        .map((figure) => ({ kind: 'follower', on: segment.spot, ...(half && { cell }), ...figure }));
    });
  });
}

/** Why one module forbids what another offers. */
function forbiddenBy(state: GameState, choice: Choice): Refusal | undefined {
  for (const step of stepsOf(state)) {
    const refusal = step.forbids?.(state, choice);
    if (refusal) return refusal;
  }
  return undefined;
}

const choicesOf = (state: GameState): Choice[] => [
  ...placings(state),
  ...stepsOf(state)
    .flatMap((step) => step.choices?.(state) ?? [])
    .filter((choice) => !forbiddenBy(state, choice)),
  { kind: 'pass' },
];

function placingRefusal(state: GameState, choice: Placing): Refusal | undefined {
  const { spot, noneLeft, occupied } = cited(state);
  const { cell } = state.record.placed as PlacedTile;
  const at = choice.cell ?? cell;
  const board = boardOf(state.tiles);
  const isPlaced = placedTiles(state).some((tile) => sameCell(tile.cell, at));
  const segment = isPlaced ? findSegment(board, at, choice.on) : -1;
  if (segment < 0) return { reason: 'no-such-spot', rule: spot, cells: [at] };
  const shown = segmentOf(board, segment);
  if (!figuresFor(state.agreement, shown).some((figure) => sameFigure(figure, choice))) {
    return { reason: 'figure-not-allowed', rule: closedBy(state.agreement, shown) ?? spot, cells: [at] };
  }
  if (left(state, pieceOf(choice)) === 0) return { reason: 'no-followers-left', rule: noneLeft, cells: [at] };
  const feature = board.featureOf[segment] as number;
  if (!state.followers.some((follower) => featureUnder(board, follower) === feature)) return undefined;
  const cells = cellsOf(board, board.features[feature] as NonNullable<(typeof board.features)[number]>);
  return { reason: 'feature-occupied', rule: occupied, cells };
}

function followerRefusal(state: GameState, choice: Choice): Refusal | undefined {
  if (choice.kind === 'pass') return undefined;
  if (choice.kind === 'follower') return placingRefusal(state, choice);
  const step = stepsOf(state).find((one) => one.owns?.(choice));
  if (!step) return { reason: 'malformed', rule: cited(state).spot, cells: [] };
  return step.refusal?.(state, choice) ?? forbiddenBy(state, choice);
}

export const placeFollower: Phase = {
  name: 'place-follower',
  enter(draft) {
    const { state } = draft;
    if (choicesOf(state).length > 1) return;
    const some = left(state, 'follower') > 0;
    draft.tell({
      kind: 'follower-impossible',
      player: state.active,
      why: some ? 'no-free-feature' : 'no-followers-left',
      rule: some ? cited(state).occupied : cited(state).noneLeft,
    });
    draft.leave();
  },
  decision: (state) => ({
    kind: 'place-follower',
    player: state.active,
    rule: cited(state).figure,
    cell: (state.record.placed as PlacedTile).cell,
  }),
  choices: choicesOf,
  refusal: followerRefusal,
  play(draft, choice) {
    const { state } = draft;
    const player = state.active;
    draft.leave();
    if (choice.kind === 'pass') {
      const { figure, declined = figure } = cited(state);
      draft.tell({ kind: 'follower-declined', player, rule: declined });
    } else if (choice.kind === 'follower') {
      const { kind: _, cell = (state.record.placed as PlacedTile).cell, on, ...figure } = choice;
      state.followers = [...state.followers, { player, cell, on, ...figure }];
      draft.addPieces(player, pieceOf(figure), -1);
      draft.tell({ kind: 'follower-placed', player, cell, on, ...figure, rule: cited(state).spot });
    } else {
      stepsOf(state)
        .find((step) => step.owns?.(choice))
        ?.play?.(draft, choice);
    }
  },
};
