/**
 * What was agreed: modules with the options that differ, then the seats, the active player in capitals.
 *
 * `b-fields-v1.g_rBg`: the base game with the first way to score fields, and The Goldmines; red, blue and green, it is blue's
 * turn.
 */
import type { ModuleName, Player } from '../engine/index.ts';
import type { ModuleOptions, ScenarioDocument } from '../scenario/index.ts';
import { MODULE_CODES, namesOf, PLAYER_CODES } from './codes.ts';
import type { Scanner } from './scanner.ts';

const MODULES = namesOf(MODULE_CODES);
const PLAYERS = namesOf(PLAYER_CODES);

const OPTION = /-[A-Za-z]+-[A-Za-z0-9]+/y;

/** Written as text, an option is still known for what it is. */
function optionValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

export const writeModules = (modules: ScenarioDocument['modules']): string =>
  Object.entries(modules)
    .map(([name, options]) => {
      const written = Object.entries(options).map(([option, value]) => `-${option}-${value}`);
      return `${MODULE_CODES[name as ModuleName]}${written.join('')}${written.length ? '.' : ''}`;
    })
    .join('');

export function readModules(from: Scanner): ScenarioDocument['modules'] {
  const modules = new Map<string, ModuleOptions>();
  while (!from.isAt(/_/y)) {
    const start = from.at;
    const name = MODULES.get(from.need(/[A-Za-z]/y)) ?? from.stop('unknown-code', start);
    const options: [string, string | number | boolean][] = [];
    for (let text = from.take(OPTION); text; text = from.take(OPTION)) {
      const [, option = '', value = ''] = text.split('-');
      options.push([option, optionValue(value)]);
    }
    if (options.length) from.need(/\./y);
    if (modules.has(name)) from.stop('unreadable', start);
    modules.set(name, Object.fromEntries(options));
  }
  return Object.fromEntries(modules);
}

/** An active player who has no seat stands behind a `-`. */
export function writePlayers(players: readonly Player[], active: Player): string {
  const seat = players.indexOf(active);
  const seats = players.map((player, i) => (i === seat ? PLAYER_CODES[player].toUpperCase() : PLAYER_CODES[player]));
  return `${seats.join('')}${seat < 0 ? `-${PLAYER_CODES[active]}` : ''}`;
}

export function readPlayer(from: Scanner): Player {
  const start = from.at;
  const name = PLAYERS.get(from.need(/[A-Za-z]/y).toLowerCase()) ?? from.stop('unknown-code', start);
  return name as Player;
}

export function readPlayers(from: Scanner): Pick<ScenarioDocument, 'players' | 'active'> {
  const players: Player[] = [];
  let active: Player | undefined;
  while (!from.isAt(/[_-]/y)) {
    const isActive = from.isAt(/[A-Z]/y);
    if (isActive && active) from.stop('unreadable');
    const player = readPlayer(from);
    players.push(player);
    if (isActive) active = player;
  }
  if (!active && from.take(/-/y)) active = readPlayer(from);
  return { players, active: active ?? from.stop('unreadable') };
}
