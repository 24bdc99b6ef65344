import { PlayerMark } from '../../drawing/index.ts';
import type { GameEvent } from '../../engine/index.ts';
import { capital } from '../../words/lists.ts';
import { sumOf } from '../spoken.ts';
import { pointRows } from '../story.ts';
import type { Telling } from '../telling.ts';

/** The points of a frame as small sums. Nothing if nothing was scored. */
export function Points({ events, telling }: { events: readonly GameEvent[]; telling: Telling }) {
  const rows = pointRows(events);
  if (rows.length === 0) return null;
  const { game, replay } = telling;
  return (
    <table class="pt">
      <caption>{replay.points}</caption>
      <tbody>
        {rows.map((row) => (
          <tr>
            <th scope="row">
              {row.player ? (
                <>
                  <PlayerMark player={row.player} /> {game.players[row.player].name}
                </>
              ) : (
                '–'
              )}
            </th>
            <td>{capital(sumOf(row, telling))}</td>
            <td>= {row.player ? row.points : 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
