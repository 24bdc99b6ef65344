import { PlayerMark } from '../../drawing/index.ts';
import type { GameState } from '../../engine/index.ts';
import { capital } from '../../words/lists.ts';
import { tallyOf } from '../story.ts';
import type { Telling } from '../telling.ts';

/** How everybody stands: points, gold, followers and castles at hand. */
export function Tally({ state, telling }: { state: GameState; telling: Telling }) {
  const { game, replay } = telling;
  const rows = tallyOf(state);
  const gold = rows[0]?.gold !== undefined;
  const castles = rows[0]?.castles !== undefined;
  return (
    <table class="tally">
      <thead>
        <tr>
          <th scope="col">{replay.tally}</th>
          <th scope="col">{capital(replay.points)}</th>
          {gold && <th scope="col">{capital(replay.gold)}</th>}
          <th scope="col">{capital(replay.followersLeft)}</th>
          {castles && <th scope="col">{capital(replay.castlesLeft)}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            <th scope="row">
              <PlayerMark player={row.player} /> {game.players[row.player].name}
            </th>
            <td>{row.points}</td>
            {gold && <td>{row.gold}</td>}
            <td>{row.followers}</td>
            {castles && <td>{row.castles}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
