/** The situation that a saved game begins with. */
import type { TileName, Turn } from '../engine/index.ts';
import { FORMAT, LIMITS, LOCALES, type ScenarioDocument } from '../scenario/index.ts';
import type { SaveProblem } from './problems.ts';
import type { Save } from './save.ts';
import type { Setting } from './setup.ts';
import { ABBEY, ourTurn, tileOf } from './tiles.ts';
import type { TurnMoves } from './turns.ts';

/** The tiles that were drawn, in order: their program does not write down those that fitted nowhere. */
const drawnIn = (turns: readonly TurnMoves[]): readonly string[] =>
  turns.flatMap(({ placing }) => (placing ? [String(placing.payload['tileId'] ?? '')] : []));

/** Up to the first that is not known here. */
export function nextOf(turns: readonly TurnMoves[]): readonly TileName[] {
  const known = drawnIn(turns).map((name) => tileOf(name)?.tile);
  const end = known.indexOf(undefined);
  const names = (end < 0 ? known : known.slice(0, end)) as readonly TileName[];
  return names.filter((name) => name !== ABBEY).slice(0, LIMITS.tiles);
}

/** The situation before the first move. */
export function startOf(
  save: Save,
  { modules, players, followers }: Setting,
  next: readonly TileName[],
  ends: boolean,
): { readonly document: ScenarioDocument } | { readonly problem: SaveProblem } {
  const title = save.name || save.players.filter(Boolean).join(' – ');
  const tiles: [number, number, TileName, Turn][] = [];
  for (const { tile, cell, turn } of save.start) {
    const known = tileOf(tile);
    if (!known) return { problem: { reason: 'start-tile', at: 'setup.start', found: tile } };
    tiles.push([cell[0], cell[1], known.tile, ourTurn(known, turn)]);
  }
  const supply =
    followers === undefined ? undefined : players.map((player) => [player, { follower: followers }] as const);
  const document: ScenarioDocument = {
    format: FORMAT,
    id: 'jcz/game',
    title: title ? Object.fromEntries(LOCALES.map((locale) => [locale, title])) : {},
    modules,
    players,
    active: players[0] ?? 'red',
    board: { tiles },
    ...(supply && { supply: Object.fromEntries(supply) }),
    next,
    ...(ends && { then: 'end' as const }),
  };
  return { document };
}
