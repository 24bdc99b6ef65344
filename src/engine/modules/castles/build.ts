/** Turning a completed small city into a castle instead of scoring it (CASTLE-04…12). */
import { type Board, boardOf } from '../../board/board.ts';
import { featureNamed, segmentOf } from '../../board/feature.ts';
import { hasCell, sameCell } from '../../geometry.ts';
import { followersOn } from '../../scoring/majority.ts';
import type { Choice, Completed, Follower, GameState, PlacedTile, Refusal } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import { when } from '../../turn/rules.ts';
import type { Player } from '../../words.ts';
import { bySeat, castlesOf, keep } from './castles.ts';
import { inOrder, lordSpot, sameCastle } from './ground.ts';
import type { Castle } from './part.ts';

/** A completed small city and the one follower in it. */
interface SmallCity {
  readonly player: Player;
  readonly cells: Castle['cells'];
  readonly follower: Follower;
  readonly completed: Completed;
}

/** Two tiles, each with one semicircular city segment (CASTLE-04). */
export function isSmallCity(board: Board, city: number): boolean {
  const segments = board.features[city]?.segments ?? [];
  return segments.length === 2 && segments.every((segment) => segmentOf(board, segment).semicircle);
}

/** The small cities this tile has completed, by the index of their feature. */
function completedSmallCities(state: GameState, board: Board): { completed: Completed; city: number }[] {
  return state.record.completed
    .filter(({ feature }) => feature.kind === 'city')
    .map((completed) => ({ completed, city: featureNamed(board, completed.feature) }))
    .filter(({ city }) => isSmallCity(board, city));
}

/** Those of them with exactly one follower (CASTLE-10), clockwise (CASTLE-12). */
function smallCities(state: GameState): SmallCity[] {
  const board = boardOf(state.tiles);
  const found: SmallCity[] = [];
  for (const { completed, city } of completedSmallCities(state, board)) {
    const { feature } = completed;
    const followers = followersOn(state, board, city);
    if (followers.length !== 1) continue;
    const follower = followers[0] as Follower;
    found.push({
      player: follower.player,
      cells: inOrder(feature.cells as unknown as Castle['cells']),
      follower,
      completed,
    });
  }
  return found.sort(bySeat(state));
}

const tokensOf = (state: GameState, player: Player): number => state.supply[player]?.castle ?? 0;

/** The small cities that are neither decided about nor castles by now. */
const undecided = (state: GameState): SmallCity[] =>
  smallCities(state).filter(({ cells }) => !castlesOf(state).decided.some((decided) => sameCastle(decided, cells)));

/** The next small city whose owner has to decide. */
const pendingCity = (state: GameState): SmallCity | undefined =>
  undecided(state).find(({ player }) => tokensOf(state, player) > 0);

function buildRefusal(state: GameState, choice: Choice): Refusal | undefined {
  if (choice.kind !== 'castle') return { reason: 'malformed', rule: 'CASTLE-05', cells: [] };
  const asked = pendingCity(state) as SmallCity;
  if (hasCell(asked.cells, choice.cell)) return undefined;
  const other = smallCities(state).find(({ cells }) => hasCell(cells, choice.cell));
  if (!other) {
    const empty = completedSmallCities(state, boardOf(state.tiles)).some(({ completed }) =>
      hasCell(completed.feature.cells, choice.cell),
    );
    return empty
      ? { reason: 'castle-needs-one-follower', rule: 'CASTLE-10', cells: [choice.cell] }
      : { reason: 'not-a-small-city', rule: 'CASTLE-04', cells: [choice.cell] };
  }
  if (tokensOf(state, other.player) === 0) return { reason: 'no-castle-left', rule: 'CASTLE-06', cells: other.cells };
  return { reason: 'not-this-city', rule: 'CASTLE-12', cells: [choice.cell, ...asked.cells] };
}

function build(draft: Draft, { player, cells, follower, completed }: SmallCity): void {
  const { state } = draft;
  const lord: Follower = { player, cell: cells[0], on: lordSpot(cells) };
  state.followers = state.followers.map((f) => (f === follower ? lord : f));
  // Not a completed city any more: nothing of it is scored (CASTLE-09).
  state.record = { ...state.record, completed: state.record.completed.filter((c) => c !== completed) };
  draft.addPieces(player, 'castle', -1);
  keep(draft, { castles: [...castlesOf(state).castles, { player, cells, built: state.turn }] });
  const placed = state.record.placed as PlacedTile;
  const also = when(sameCell(follower.cell, placed.cell), 'CASTLE-08');
  draft.tell({ kind: 'castle-built', player, cells, rule: 'CASTLE-07', also });
}

/** Tells these players of small cities that stay cities because no token is left (CASTLE-06). */
function tellWithoutToken(draft: Draft, players: readonly Player[]): void {
  for (const { player, cells } of undecided(draft.state)) {
    if (!players.includes(player) || tokensOf(draft.state, player) > 0) continue;
    draft.tell({ kind: 'castle-impossible', player, cells, rule: 'CASTLE-06' });
  }
}

export const buildCastles: Phase = {
  name: 'build-castles',
  enter(draft) {
    if (castlesOf(draft.state).decided.length) keep(draft, { decided: [] });
    if (draft.state.record.completed.length === 0) return;
    tellWithoutToken(draft, draft.state.agreement.players);
  },
  decision(state) {
    if (state.record.completed.length === 0) return undefined;
    const city = pendingCity(state);
    return (
      city && {
        kind: 'build-castle',
        player: city.player,
        rule: 'CASTLE-05',
        also: ['CASTLE-04', 'CASTLE-12'],
        cells: city.cells,
      }
    );
  },
  choices(state) {
    const { cells } = pendingCity(state) as SmallCity;
    return [true, false].map((yes) => ({ kind: 'castle', cell: cells[0], build: yes }));
  },
  refusal: buildRefusal,
  play(draft, choice) {
    const city = pendingCity(draft.state);
    if (choice.kind !== 'castle' || !city) return;
    if (choice.build) {
      build(draft, city);
      tellWithoutToken(draft, [city.player]);
      return;
    }
    keep(draft, { decided: [...castlesOf(draft.state).decided, city.cells] });
    draft.tell({ kind: 'castle-declined', player: city.player, cells: city.cells, rule: 'CASTLE-05' });
  },
};

/** For a written situation: whether two cells hold the two halves of one small city. */
export function holdsSmallCity(board: Board, [a, b]: Castle['cells']): boolean {
  if (sameCell(a, b)) return false;
  return board.features.some((feature, index) => {
    if (feature?.kind !== 'city' || feature.open || !isSmallCity(board, index)) return false;
    const cells = feature.segments.map((segment) => board.placed[board.tileOf[segment] as number]?.cell);
    return [a, b].every((cell) => cells.some((c) => c && sameCell(c, cell)));
  });
}
