import { PlayerMark } from '../../drawing/index.ts';
import type { GameEvent } from '../../engine/index.ts';
import { capital } from '../../words/lists.ts';
import { isOpenLand } from '../../words/spots.ts';
import { tellItem, tellStanding } from '../../words/tell.ts';
import { type PointRow, pointRows } from '../story.ts';
import type { Telling } from '../telling.ts';

/** What a line of points is for: the sum that one can check, or why there is none. */
function sumOf(row: PointRow, { game, ctx }: Telling): string {
  const kind = row.feature?.kind ?? (row.like && 'castle');
  const sum = row.items.map((item) => tellItem(game, item, row.like?.kind)).join(' + ');
  if (!kind) return sum;
  const thing = game.features[kind];
  if (!row.player) return `${thing}: ${game.nobody}`;
  if (!row.points && row.standing && row.standings)
    return `${thing}: ${tellStanding(game, row.standing, row.standings, ctx)}`;
  const where = row.feature && !isOpenLand(row.feature.kind) ? ` (${ctx.names(row.feature.cell)})` : '';
  return `${thing}${where}: ${sum || '0'}`;
}

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
