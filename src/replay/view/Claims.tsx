import { PlayerMark } from '../../drawing/index.ts';
import { tellClaims } from '../../words/tell.ts';
import { claimsOf, type Told } from '../story.ts';
import type { Telling } from '../telling.ts';

/** Who may take gold now, and why; also who may not. Nothing where no gold is being awarded. */
export function Claims({ told, telling }: { told: Told; telling: Telling }) {
  if (told.decision?.kind !== 'take-gold') return null;
  const claims = claimsOf(told);
  const { game, replay, ctx } = telling;
  return (
    <table class="pt cl">
      <caption>{replay.claims}</caption>
      <tbody>
        {told.state.agreement.players.map((player) => (
          <tr class={claims.some((claim) => claim.player === player) ? undefined : 'none'}>
            <th scope="row">
              <PlayerMark player={player} /> {game.players[player].name}
            </th>
            <td>{tellClaims(game, claims, player, ctx).join('; ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
