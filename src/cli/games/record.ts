/**
 * Records of whole games that were played and scored by other programs: one game a line, as JSON.
 *
 * A turn names the tile, its cell and turn, what was placed, and the points and gold that came of it.
 */
import {
  type Cell,
  HALVES,
  MAX_COORDINATE,
  MAX_PLAYERS,
  MIN_PLAYERS,
  MODULE_NAMES,
  type ModuleName,
  PLAYERS,
  type TileName,
  type Turn,
} from '../../engine/index.ts';
import { Findings, list, matching, oneOf, plain, record, text, tuple, wholeNumber } from '../../scenario/shape.ts';

export interface RecordedTurn {
  readonly player: number;
  readonly unplaceable?: readonly TileName[];
  readonly tile: TileName;
  readonly at: Cell;
  readonly turn: Turn;
  readonly bridge?: { readonly at: Cell; readonly axis: 'NS' | 'WE' };
  /** Cells that received gold: the tile itself, then its neighbour. */
  readonly gold?: readonly Cell[];
  readonly meeple?: {
    readonly on: 'road' | 'city' | 'monastery' | 'field';
    readonly sides?: string;
    readonly halves?: readonly string[];
    readonly at?: Cell;
  };
  /** Small cities that became castles; the others were scored. */
  readonly castles?: readonly { readonly player: number; readonly cells: readonly Cell[] }[];
  readonly points?: readonly RecordedPoints[];
  readonly goldTaken?: readonly { readonly player: number; readonly from: Cell }[];
}

export interface RecordedPoints {
  readonly player: number;
  readonly for: string;
  readonly points: number;
}

export interface RecordedGame {
  readonly modules: readonly ModuleName[];
  readonly players: number;
  readonly start: { readonly tile: TileName; readonly at: Cell; readonly turn: Turn };
  readonly turns: readonly RecordedTurn[];
  readonly final: readonly RecordedPoints[];
  readonly result: { readonly points: readonly number[]; readonly gold?: readonly number[] };
}

const seat = wholeNumber(0, PLAYERS.length - 1);
const coordinate = wholeNumber(-MAX_COORDINATE, MAX_COORDINATE);
const cell = tuple(coordinate, coordinate);
const tile = text(120);
const turn = oneOf([0, 1, 2, 3]);
const points = list(record({ player: seat, for: text(40), points: wholeNumber(0, 10_000) }, { at: plain() }), 400);
const meeple = record(
  { on: oneOf(['road', 'city', 'monastery', 'field']) },
  { sides: matching(/^[NESW]{1,4}$/, 'NESW'), halves: list(oneOf(HALVES), HALVES.length), at: cell },
);

const game = record({
  modules: list(oneOf(MODULE_NAMES), MODULE_NAMES.length, 1),
  players: wholeNumber(MIN_PLAYERS, MAX_PLAYERS),
  start: record({ tile, at: cell, turn }),
  turns: list(
    record(
      { player: seat, tile, at: cell, turn },
      {
        unplaceable: list(tile, 400),
        bridge: record({ at: cell, axis: oneOf(['NS', 'WE']) }),
        gold: list(cell, 2),
        meeple,
        castles: list(record({ player: seat, cells: list(cell, 2, 2) }), 20),
        points,
        goldTaken: list(record({ player: seat, from: cell }), 100),
      },
    ),
    400,
  ),
  final: points,
  result: record(
    { points: list(wholeNumber(0, 10_000), PLAYERS.length) },
    { gold: list(wholeNumber(0, 100), PLAYERS.length) },
  ),
});

/** Reads one line. Says what is wrong with it instead of throwing. */
export function readRecord(line: string): RecordedGame | { readonly reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { reason: 'not JSON' };
  }
  const findings = new Findings();
  game(value, '', findings);
  const [first] = findings.problems;
  if (!first) return value as RecordedGame;
  const { reason, at, wanted, found } = first;
  const details = [at && `at ${at}`, wanted && `wanted: ${wanted}`, found && `found: ${found}`].filter(Boolean);
  return { reason: `not a game record: ${reason} ${details.join(', ')}`.trim() };
}
