import { PlayerMark } from '../../drawing/index.ts';
import type { GameState } from '../../engine/index.ts';
import { capital } from '../../words/lists.ts';
import { tallyOf } from '../story.ts';
import type { Telling } from '../telling.ts';

/** How everybody stands: points, gold, pieces at hand, cards and tokens. */
export function Tally({ state, telling }: { state: GameState; telling: Telling }) {
  const { game, replay } = telling;
  const rows = tallyOf(state);
  return (
    <table class="tally">
      <thead>
        <tr>
          <th scope="col">{replay.tally}</th>
          {rows[0]?.columns.map(([column]) => (
            <th scope="col">{capital(replay.columns[column])}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, columns }) => (
          <tr>
            <th scope="row">
              <PlayerMark player={player} /> {game.players[player].name}
            </th>
            {columns.map(([, count]) => (
              <td>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
