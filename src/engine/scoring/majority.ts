/** Who has the majority on a feature (BASE-24, BASE-25). */
import type { Board } from '../board/board.ts';
import { featureUnder } from '../board/feature.ts';
import type { Follower, GameState, Standing } from '../state.ts';
import type { Player } from '../words.ts';

/** The followers on a feature. */
export const followersOn = (state: GameState, board: Board, feature: number): Follower[] =>
  state.followers.filter((follower) => featureUnder(board, follower) === feature);

export interface Majority {
  /** Everybody with followers there, most followers first, else in seating order. Points are still 0. */
  readonly standings: readonly Standing[];
  /** Those with the most. */
  readonly owners: readonly Player[];
}

export function majorityOf(players: readonly Player[], followers: readonly Follower[]): Majority {
  const standings = players
    .map((player) => ({ player, followers: followers.filter((f) => f.player === player).length, points: 0 }))
    .filter((standing) => standing.followers > 0)
    .sort((a, b) => b.followers - a.followers);
  const most = standings[0]?.followers ?? 0;
  return { standings, owners: standings.filter((s) => s.followers === most).map((s) => s.player) };
}

/** The standings with each owner's points filled in: every tied player gets the full value (BASE-25). */
export const withPoints = ({ standings, owners }: Majority, points: number): Standing[] =>
  standings.map((standing) => (owners.includes(standing.player) ? { ...standing, points } : standing));
