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
    <section>
      <h4>{replay.claims}</h4>
      <ul class="cl">
        {told.state.agreement.players.map((player) => {
          const own = claims.filter((claim) => claim.player === player);
          return (
            <li class={own.length ? undefined : 'none'}>
              <PlayerMark player={player} />
              <b>{game.players[player].name}</b>
              <span>{tellClaims(game, claims, player, ctx).join('; ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
