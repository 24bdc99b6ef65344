/** The board in words, one line a feature: its squares, whether it is complete and who is there; then bridges, tokens and gold. */
import type { GameState } from '../engine/index.ts';
import { capital } from '../words/lists.ts';
import { isOpenLand } from '../words/spots.ts';
import { featuresOf, type ListedFeature } from './features.ts';
import type { Telling } from './telling.ts';

export interface BoardLine {
  /** What it is about: `City`. */
  readonly what: string;
  /** `A1, B1. Complete. Red.` */
  readonly said: string;
}

function describe(feature: ListedFeature, { game, replay, ctx }: Telling): string {
  const cells = feature.cells.map(ctx.names).join(', ');
  const names = feature.followers.map((player) => game.players[player].name);
  if (feature.kind === 'castle') {
    return `${cells}. ${names.length ? names.join(', ') : capital(replay.lordGone)}.`;
  }
  const closed = isOpenLand(feature.kind) ? '' : ` ${capital(feature.complete ? replay.complete : replay.open)}.`;
  return `${cells}.${closed} ${names.length ? names.join(', ') : capital(replay.nobody)}.`;
}

export function boardLines(state: GameState, telling: Telling): BoardLine[] {
  const { game, replay, ctx } = telling;
  const gold = state.parts.goldmines?.onBoard ?? [];
  const { 'gold-rush': rush, sheriff } = state.parts;
  const bridges = state.tiles.filter(({ bridge }) => bridge);
  return [
    ...featuresOf(state).map((feature) => ({
      what: capital(game.features[feature.kind]),
      said: describe(feature, telling),
    })),
    ...(bridges.length
      ? [
          {
            what: capital(replay.columns.bridge),
            said: `${bridges.map(({ cell }) => ctx.names(cell)).join(', ')}.`,
          },
        ]
      : []),
    ...(rush?.stacks ?? []).map(({ cell, tokens }) => ({
      what: capital(replay.columns.tokens),
      said: `${ctx.names(cell)} × ${tokens.length}.`,
    })),
    ...(rush?.tents ?? []).map(({ player, cell }) => ({
      what: capital(replay.columns.tent),
      said: `${ctx.names(cell)}. ${game.players[player].name}.`,
    })),
    ...(sheriff ? [{ what: capital(replay.phases.sheriff), said: `${ctx.names(sheriff.cell)}.` }] : []),
    ...(gold.length
      ? [{ what: replay.goldOn, said: `${gold.map(({ cell, count }) => `${ctx.names(cell)} × ${count}`).join(', ')}.` }]
      : []),
  ];
}
