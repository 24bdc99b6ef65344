/** Placing a follower on the tile just placed (BASE-16…21). */
import { boardOf } from '../../board/board.ts';
import { cellsOf, featureUnder, findSegment } from '../../board/feature.ts';
import type { Choice, GameState, PlacedTile, Refusal } from '../../state.ts';
import { getTile } from '../../tiles/catalogue.ts';
import type { Phase } from '../../turn/phase.ts';

const followersLeft = ({ supply, active }: GameState): number => supply[active]?.follower ?? 0;

/** A follower on each segment whose feature nobody stands on (BASE-18), then none at all. */
function followerChoices(state: GameState): Choice[] {
  if (followersLeft(state) === 0) return [{ kind: 'pass' }];
  const board = boardOf(state.tiles);
  const { tile, turn } = state.record.placed as PlacedTile;
  const first = board.firstSegment.at(-1) as number;
  const taken = new Set(state.followers.map((follower) => featureUnder(board, follower)));
  const free = getTile(tile, turn).segments.filter((_, i) => !taken.has(board.featureOf[first + i] as number));
  return [...free.map(({ spot }): Choice => ({ kind: 'follower', on: spot })), { kind: 'pass' }];
}

function followerRefusal(state: GameState, choice: Choice): Refusal | undefined {
  if (choice.kind === 'pass') return undefined;
  if (choice.kind !== 'follower') return { reason: 'malformed', rule: 'BASE-17', cells: [] };
  const { cell } = state.record.placed as PlacedTile;
  const board = boardOf(state.tiles);
  const segment = findSegment(board, cell, choice.on);
  if (segment < 0) return { reason: 'no-such-spot', rule: 'BASE-17', cells: [cell] };
  if (followersLeft(state) === 0) return { reason: 'no-followers-left', rule: 'BASE-20', cells: [cell] };
  const feature = board.featureOf[segment] as number;
  if (!state.followers.some((follower) => featureUnder(board, follower) === feature)) return undefined;
  const cells = cellsOf(board, board.features[feature] as NonNullable<(typeof board.features)[number]>);
  return { reason: 'feature-occupied', rule: 'BASE-18', cells };
}

export const placeFollower: Phase = {
  name: 'place-follower',
  enter(draft) {
    const { state } = draft;
    const left = followersLeft(state);
    if (left > 0 && followerChoices(state).length > 1) return;
    const why = left > 0 ? 'no-free-feature' : 'no-followers-left';
    const rule = left > 0 ? 'BASE-18' : 'BASE-20';
    draft.tell({ kind: 'follower-impossible', player: state.active, why, rule });
    draft.leave();
  },
  decision: ({ active, record }) => ({
    kind: 'place-follower',
    player: active,
    rule: 'BASE-16',
    cell: (record.placed as PlacedTile).cell,
  }),
  choices: followerChoices,
  refusal: followerRefusal,
  play(draft, choice) {
    const { state } = draft;
    const player = state.active;
    if (choice.kind === 'follower') {
      const { cell } = state.record.placed as PlacedTile;
      state.followers = [...state.followers, { player, cell, on: choice.on }];
      draft.addPieces(player, 'follower', -1);
      draft.tell({ kind: 'follower-placed', player, cell, on: choice.on, rule: 'BASE-17' });
    } else {
      draft.tell({ kind: 'follower-declined', player, rule: 'BASE-16' });
    }
    draft.leave();
  },
};
