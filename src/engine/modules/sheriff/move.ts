/** A star tile: the sheriff goes to another mountain and is activated there (SHERIFF-06…17). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { featureUnder, findSegment, refOf, segmentOf } from '../../board/feature.ts';
import { sameCell } from '../../geometry.ts';
import type { Choice, GameState, PlacedTile, Refusal } from '../../state.ts';
import { getTile } from '../../tiles/catalogue.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import { when } from '../../turn/rules.ts';
import { clockwiseFrom } from '../../turn/seats.ts';
import type { RuleId } from '../../words.ts';
import { isDone, isNew, mountainPlaces } from '../goldRush/mountains.ts';
import type { Place } from '../goldRush/part.ts';
import { putBack, rushOf, shown, stackOf, takeOff } from '../goldRush/tokens.ts';
import type { SheriffPart } from './part.ts';

export const sheriffOf = ({ parts }: Pick<GameState, 'parts'>): SheriffPart | undefined => parts.sheriff;

export const showsStar = ({ record }: GameState): boolean =>
  getTile((record.placed as PlacedTile).tile).marks.includes('star');

/** Every piece of every other mountain that is not complete (SHERIFF-07, SHERIFF-08). */
function targets(state: GameState): Place[] {
  const board = boardOf(state.tiles);
  const sheriff = sheriffOf(state);
  const here = sheriff ? featureUnder(board, sheriff) : -1;
  return mountainPlaces(board).filter((place) => featureUnder(board, place) !== here && !isDone(board, place));
}

/** Takes the sheriff off the board, or tells that he does not come to it. */
export function putAside(draft: Draft, rule: RuleId, also?: readonly RuleId[]): void {
  const { state } = draft;
  const sheriff = sheriffOf(state);
  const { sheriff: _, ...parts } = state.parts;
  state.parts = parts;
  draft.tell({
    kind: 'sheriff-aside',
    player: state.active,
    ...(sheriff && { from: sheriff.cell }),
    rule,
    ...(also && { also }),
  });
}

/** Whether the tile just placed has joined the sheriff’s mountain with the one of this place (SHERIFF-10b). */
function justJoined({ tiles }: GameState, sheriff: Place, place: Place): boolean {
  const before = boardOf(tiles.slice(0, -1));
  return featureUnder(before, sheriff) !== featureUnder(before, place);
}

function sheriffRefusal(state: GameState, choice: Choice): Refusal | undefined {
  if (choice.kind !== 'sheriff') return { reason: 'malformed', rule: 'SHERIFF-07', cells: [] };
  const board = boardOf(state.tiles);
  const segment = findSegment(board, choice.cell, choice.on);
  const refuse = (reason: Refusal['reason'], rule: RuleId): Refusal => ({ reason, rule, cells: [choice.cell] });
  if (segment < 0 || segmentOf(board, segment).kind !== 'mountain') return refuse('not-a-mountain', 'SHERIFF-07');
  if (isDone(board, choice)) {
    return refuse('mountain-complete', isNew(state, board, choice) ? 'SHERIFF-10a' : 'SHERIFF-07');
  }
  const sheriff = sheriffOf(state);
  if (!sheriff || featureUnder(board, sheriff) !== featureUnder(board, choice)) return undefined;
  return refuse('sheriff-stays', justJoined(state, sheriff, choice) ? 'SHERIFF-10b' : 'SHERIFF-08');
}

/** The other players with a tent on his mountain lose a token of its stack each to the supply (SHERIFF-11…16). */
function activate(draft: Draft, board: Board, mountain: number): void {
  const { state } = draft;
  const { active } = state;
  const part = rushOf(state);
  const camping = part.tents.filter((tent) => featureUnder(board, tent) === mountain).map(({ player }) => player);
  const players = clockwiseFrom(state, active).filter((player) => player !== active && camping.includes(player));
  if (players.length === 0) return;
  const stack = stackOf(part, board, mountain);
  const tokens = stack ? takeOff(draft, stack, players.length) : [];
  const returned = tokens.map((token, i) => ({
    player: players[i] as (typeof players)[number],
    count: 1,
    ...shown(state, [token]),
  }));
  if (tokens.length) putBack(draft, tokens);
  draft.tell({
    kind: 'tokens-returned',
    feature: refOf(board, board.features[mountain] as Feature),
    players,
    returned,
    left: (stack?.tokens.length ?? 0) - tokens.length,
    supply: rushOf(draft.state).supply.length,
    rule: 'SHERIFF-11',
    also: [
      ...when(tokens.length > 0, 'SHERIFF-12', 'SHERIFF-14', 'SHERIFF-16'),
      ...when(camping.includes(active), 'SHERIFF-13'),
      ...when(tokens.length < players.length, 'SHERIFF-15'),
    ],
  });
}

/** Whether a cowboy or tent stands on the very place: the sheriff shares it (SHERIFF-09). */
const isOccupied = (state: GameState, { cell, on }: Place): boolean =>
  [...state.followers, ...rushOf(state).tents].some((piece) => piece.on === on && sameCell(piece.cell, cell));

export const moveSheriff: Phase = {
  name: 'move-sheriff',
  enter(draft) {
    const { state } = draft;
    if (!showsStar(state)) draft.leave();
    else if (targets(state).length === 0) {
      const board = boardOf(state.tiles);
      const completed = mountainPlaces(board).some((place) => isNew(state, board, place));
      putAside(draft, 'SHERIFF-10', when(completed, 'SHERIFF-10a'));
      draft.leave();
    }
  },
  decision: (state) => ({
    kind: 'move-sheriff',
    player: state.active,
    rule: sheriffOf(state) ? 'SHERIFF-08' : 'SHERIFF-07',
  }),
  choices: (state) => targets(state).map((place) => ({ kind: 'sheriff', ...place })),
  refusal: sheriffRefusal,
  play(draft, choice) {
    if (choice.kind !== 'sheriff') return;
    const { state } = draft;
    const { cell, on } = choice;
    const before = sheriffOf(state);
    const rule = before ? 'SHERIFF-08' : 'SHERIFF-07';
    const also: RuleId[] = ['SHERIFF-06', ...when(isOccupied(state, choice), 'SHERIFF-09')];
    state.parts = { ...state.parts, sheriff: { cell, on } };
    draft.tell({
      kind: 'sheriff-moved',
      player: state.active,
      cell,
      on,
      ...(before && { from: before.cell }),
      rule,
      also,
    });
    const board = boardOf(state.tiles);
    activate(draft, board, featureUnder(board, choice));
    draft.leave();
  },
};
