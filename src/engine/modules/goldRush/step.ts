/** What can be done instead of placing a cowboy: the tent and the token (RUSH-37…47). */
import { boardOf } from '../../board/board.ts';
import { featureUnder, findSegment, segmentOf } from '../../board/feature.ts';
import { sameCell } from '../../geometry.ts';
import type { Choice, GameState, Refusal } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import { when } from '../../turn/rules.ts';
import type { RuleId } from '../../words.ts';
import type { FollowerStep } from '../module.ts';
import { isDone, isNew, mountainPlaces } from './mountains.ts';
import type { Place, Stack, Tent } from './part.ts';
import { ownersOf } from './share.ts';
import { keep, ownTent, rushOf, shown, stackOf, takeOff, withOwned } from './tokens.ts';

const samePlace = (a: Place, b: Place): boolean => a.on === b.on && sameCell(a.cell, b.cell);

function tentRefusal(state: GameState, place: Place): Refusal | undefined {
  const board = boardOf(state.tiles);
  const segment = findSegment(board, place.cell, place.on);
  const refuse = (reason: Refusal['reason'], rule: RuleId): Refusal => ({ reason, rule, cells: [place.cell] });
  if (segment < 0 || segmentOf(board, segment).kind !== 'mountain') return refuse('not-a-mountain', 'RUSH-38');
  if (isDone(board, place)) return refuse('mountain-complete', isNew(state, board, place) ? 'RUSH-41' : 'RUSH-38');
  const own = ownTent(state);
  if (!own && !state.supply[state.active]?.tent) return refuse('no-tent-left', 'RUSH-37');
  if (own && sameCell(own.cell, place.cell)) return refuse('tent-stays', 'RUSH-42');
  const standing: readonly Place[] = [...state.followers, ...rushOf(state).tents];
  return standing.some((piece) => samePlace(piece, place)) ? refuse('mountain-place-taken', 'RUSH-38') : undefined;
}

function placeTent(draft: Draft, { cell, on }: Place): void {
  const { state } = draft;
  const board = boardOf(state.tiles);
  const player = state.active;
  const before = ownTent(state);
  const others = rushOf(state).tents.filter((tent) => tent !== before);
  keep(draft, { tents: [...others, { player, cell, on }] });
  if (!before) draft.addPieces(player, 'tent', -1);
  const here = featureUnder(board, { cell, on });
  draft.tell({
    kind: 'tent-placed',
    player,
    cell,
    on,
    ...(before && { from: before.cell }),
    rule: 'RUSH-37',
    also: [
      ...when(before !== undefined, 'RUSH-42'),
      ...when(
        others.some((tent) => featureUnder(board, tent) === here),
        'RUSH-39',
      ),
    ],
  });
}

/** The stack at the active player’s tent. */
function stackAtTent(state: GameState): Stack | undefined {
  const tent = ownTent(state);
  const board = boardOf(state.tiles);
  return tent && stackOf(rushOf(state), board, featureUnder(board, tent));
}

function tokenRefusal(state: GameState): Refusal | undefined {
  const tent = ownTent(state);
  if (!tent) return { reason: 'no-tent-on-board', rule: 'RUSH-46', cells: [] };
  return stackAtTent(state) ? undefined : { reason: 'no-token-left', rule: 'RUSH-46', cells: [tent.cell] };
}

function takeToken(draft: Draft): void {
  const { state } = draft;
  const board = boardOf(state.tiles);
  const player = state.active;
  const tent = ownTent(state) as Tent;
  const stack = stackAtTent(state) as Stack;
  const values = takeOff(draft, stack, 1);
  keep(draft, { owned: withOwned(rushOf(state), player, values) });
  const owners = ownersOf(draft, board, featureUnder(board, tent));
  const { values: [value] = [] } = shown(state, values);
  draft.tell({
    kind: 'token-taken',
    player,
    cell: tent.cell,
    left: stack.tokens.length - 1,
    ...(value !== undefined && { value }),
    rule: 'RUSH-43',
    also: [...when(owners.length > 0 && !owners.includes(player), 'RUSH-44'), ...when(isDone(board, tent), 'RUSH-47')],
  });
}

export const step: FollowerStep = {
  /** Without farmers nobody stands on a prairie (RUSH-20a). */
  closes: ({ options }, { kind }) => (kind === 'prairie' && !options['gold-rush'].farmers ? 'RUSH-20a' : undefined),
  choices: (state) => [
    ...mountainPlaces(boardOf(state.tiles))
      .filter((place) => !tentRefusal(state, place))
      .map((place): Choice => ({ kind: 'tent', ...place })),
    ...(tokenRefusal(state) ? [] : ([{ kind: 'token' }] as const)),
  ],
  owns: ({ kind }) => kind === 'tent' || kind === 'token',
  refusal: (state, choice) => (choice.kind === 'tent' ? tentRefusal(state, choice) : tokenRefusal(state)),
  play(draft, choice) {
    if (choice.kind === 'tent') placeTent(draft, choice);
    else takeToken(draft);
  },
};
