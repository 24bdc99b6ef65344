/** The order of seats: clockwise, as in the agreement (BASE-05). */
import type { GameState } from '../state.ts';
import type { Player } from '../words.ts';

/** All players clockwise, beginning with this one. */
export function clockwiseFrom({ agreement: { players } }: Pick<GameState, 'agreement'>, first: Player): Player[] {
  const at = players.indexOf(first);
  return [...players.slice(at), ...players.slice(0, at)];
}

/** The player to the left; a player alone is his own neighbour. */
export const nextPlayer = (state: Pick<GameState, 'agreement'>, player: Player): Player =>
  clockwiseFrom(state, player)[1] ?? player;
