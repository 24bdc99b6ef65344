import type { GameState } from '../../engine/index.ts';
import { capital } from '../../words/lists.ts';
import { isOpenLand } from '../../words/spots.ts';
import { featuresOf, type ListedFeature } from '../features.ts';
import type { Telling } from '../telling.ts';

function describe(feature: ListedFeature, { game, replay, ctx }: Telling): string {
  const cells = feature.cells.map(ctx.names).join(', ');
  const names = feature.followers.map((player) => game.players[player].name);
  if (feature.kind === 'castle') {
    return `${cells}. ${names.length ? names.join(', ') : replay.lordGone}.`;
  }
  const closed = isOpenLand(feature.kind) ? '' : ` ${capital(feature.complete ? replay.complete : replay.open)}.`;
  return `${cells}.${closed} ${names.length ? names.join(', ') : capital(replay.nobody)}.`;
}

/** The board in words, folded: every feature with its cells and who is there, and the gold. */
export function TextBoard({ state, telling }: { state: GameState; telling: Telling }) {
  const { game, replay, ctx } = telling;
  const gold = state.parts.goldmines?.onBoard ?? [];
  const { 'gold-rush': rush, sheriff } = state.parts;
  const bridges = state.tiles.filter(({ bridge }) => bridge);
  return (
    <details class="fold">
      <summary>{replay.inWords}</summary>
      <ul>
        {featuresOf(state).map((feature) => (
          <li>
            <b>{capital(game.features[feature.kind])}</b> {describe(feature, telling)}
          </li>
        ))}
        {bridges.length > 0 && (
          <li>
            <b>{capital(replay.columns.bridge)}</b> {bridges.map(({ cell }) => ctx.names(cell)).join(', ')}.
          </li>
        )}
        {rush?.stacks.map(({ cell, tokens }) => (
          <li>
            <b>{capital(replay.columns.tokens)}</b> {ctx.names(cell)} × {tokens.length}.
          </li>
        ))}
        {rush?.tents.map(({ player, cell }) => (
          <li>
            <b>{capital(replay.columns.tent)}</b> {ctx.names(cell)}. {game.players[player].name}.
          </li>
        ))}
        {sheriff && (
          <li>
            <b>{capital(replay.phases.sheriff)}</b> {ctx.names(sheriff.cell)}.
          </li>
        )}
        {gold.length > 0 && (
          <li>
            <b>{replay.goldOn}</b> {gold.map(({ cell, count }) => `${ctx.names(cell)} × ${count}`).join(', ')}.
          </li>
        )}
      </ul>
    </details>
  );
}
