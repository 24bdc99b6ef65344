/**
 * The save of a game of JCloisterZone 5 or 6, as far as it concerns us. Files of others are read leniently: what is not
 * needed may be missing or wrong. Never throws.
 */
import type { Cell, Turn } from '../engine/index.ts';
import type { SaveProblem, SaveProblemReason } from './problems.ts';

/** A tile by their name, on a cell; `turn` in quarters clockwise from how their tile lies unturned. */
export interface TheirTile {
  readonly tile: string;
  readonly cell: Cell;
  readonly turn: Turn;
}

export interface Move {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Seat; not always written down. */
  readonly player: number | undefined;
}

export interface Save {
  /** Of the game, often empty. */
  readonly name: string;
  readonly players: readonly string[];
  /** What is in play, by name: a number or `true`. */
  readonly sets: ReadonlyMap<string, unknown>;
  readonly elements: ReadonlyMap<string, unknown>;
  readonly rules: ReadonlyMap<string, unknown>;
  readonly start: readonly TheirTile[];
  readonly moves: readonly Move[];
  /** In their test files: after so many turns the game ends. */
  readonly endTurn: number | undefined;
}

/** Far more than a game has, and few enough to be played in no time. */
const MOST_MOVES = 5_000;
const MOST_NAMES = 200;
const MOST_LETTERS = 80;

type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text from outside, short and in one line. */
export const tidy = (value: unknown): string =>
  (typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_LETTERS);

const problem = (reason: SaveProblemReason, at = '', found: unknown = ''): { readonly problem: SaveProblem } => ({
  problem: { reason, at, found: tidy(found) },
});

/** Whether a value is meant to be the save of a game, of whatever version. */
export const isSave = (value: unknown): value is Json =>
  isObject(value) && ('replay' in value || 'setup' in value) && ('appVersion' in value || isObject(value['setup']));

/** `[x, y]`, as they write it in moves. */
export function cellOf(value: unknown): Cell | undefined {
  if (!Array.isArray(value)) return undefined;
  const [x, y] = value as unknown[];
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) ? [x as number, y as number] : undefined;
}

/** Quarter turns from `R90`, from degrees, or from quarters. */
export function turnOf(value: unknown): Turn | undefined {
  const number = typeof value === 'string' ? Number(/^R?(\d{1,3})$/.exec(value)?.[1]) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0) return undefined;
  const quarters = number < 4 ? number : number / 90;
  return Number.isInteger(quarters) ? ((quarters % 4) as Turn) : undefined;
}

const mapOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(isObject(value) ? Object.entries(value).slice(0, MOST_NAMES) : []);

function startOf(value: unknown): readonly TheirTile[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return [{ tile: 'BA/RCr', cell: [0, 0], turn: 0 }];
  const tiles = value.slice(0, MOST_NAMES).map((one: unknown): TheirTile | undefined => {
    if (!isObject(one)) return undefined;
    const cell = cellOf([one['x'], one['y']]);
    const turn = turnOf(one['rotation'] ?? 0);
    return cell && turn !== undefined ? { tile: tidy(one['tile']), cell, turn } : undefined;
  });
  return tiles.every((tile) => tile !== undefined) ? tiles : undefined;
}

function moveOf(value: unknown): Move | undefined {
  if (!isObject(value) || typeof value['type'] !== 'string') return undefined;
  const { type, payload, player } = value;
  return {
    type: tidy(type),
    payload: isObject(payload) ? payload : {},
    player: Number.isSafeInteger(player) ? (player as number) : undefined,
  };
}

/** Reads a parsed value. */
export function readSave(value: unknown): { readonly save: Save } | { readonly problem: SaveProblem } {
  if (!isObject(value)) return problem('malformed');
  const version = tidy(value['appVersion']);
  const major = Number(/^(\d{1,3})\./.exec(version)?.[1] ?? Number.NaN);
  if (major < 5) return problem('older-version', 'appVersion', version);
  const { setup, players, replay, gameAnnotations } = value;
  if (!isObject(setup)) return problem('malformed', 'setup');
  if (!Array.isArray(replay)) return problem('malformed', 'replay');
  if (replay.length > MOST_MOVES) return problem('too-many-moves', 'replay', replay.length);
  if (!Array.isArray(players)) return problem('malformed', 'players');
  if (players.length < 2 || players.length > 6) return problem('players', 'players', players.length);
  const start = startOf(setup['start']);
  if (!start) return problem('malformed', 'setup.start');
  const moves: Move[] = [];
  for (const [i, written] of replay.entries()) {
    const move = moveOf(written);
    if (!move) return problem('malformed', `replay[${i}]`);
    moves.push(move);
  }
  const endTurn = isObject(gameAnnotations) ? gameAnnotations['endTurn'] : undefined;
  return {
    save: {
      name: tidy(value['name']),
      players: players.map((player: unknown) => (isObject(player) ? tidy(player['name']) : '')),
      sets: mapOf(setup['sets']),
      elements: mapOf(setup['elements']),
      rules: mapOf(setup['rules']),
      start,
      moves,
      endTurn: Number.isSafeInteger(endTurn) ? (endTurn as number) : undefined,
    },
  };
}
