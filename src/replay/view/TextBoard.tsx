import type { GameState } from '../../engine/index.ts';
import { capital } from '../../words/lists.ts';
import { featuresOf, type ListedFeature } from '../features.ts';
import type { Telling } from '../telling.ts';

function describe(feature: ListedFeature, { game, replay, ctx }: Telling): string {
  const cells = feature.cells.map(ctx.names).join(', ');
  const names = feature.followers.map((player) => game.players[player].name);
  if (feature.kind === 'castle') {
    return `${cells}. ${names.length ? names.join(', ') : replay.lordGone}.`;
  }
  const closed = feature.kind === 'field' ? '' : ` ${capital(feature.complete ? replay.complete : replay.open)}.`;
  return `${cells}.${closed} ${names.length ? names.join(', ') : capital(replay.nobody)}.`;
}

/** The board in words, folded: every feature with its cells and who is there, and the gold. */
export function TextBoard({ state, telling }: { state: GameState; telling: Telling }) {
  const { game, replay, ctx } = telling;
  const gold = state.parts.goldmines?.onBoard ?? [];
  return (
    <details class="fold">
      <summary>{replay.inWords}</summary>
      <ul>
        {featuresOf(state).map((feature) => (
          <li>
            <b>{capital(game.features[feature.kind])}</b> {describe(feature, telling)}
          </li>
        ))}
        {gold.length > 0 && (
          <li>
            <b>{replay.goldOn}</b> {gold.map(({ cell, count }) => `${ctx.names(cell)} × ${count}`).join(', ')}.
          </li>
        )}
      </ul>
    </details>
  );
}
