/**
 * Records of whole games that were played and scored by other programs: one game a line, as JSON.
 *
 * A turn names the tile, its cell and turn, what was placed, and the points and gold that came of it.
 */
import { type Cell, isModuleName, type ModuleName, type TileName, type Turn } from '../../engine/index.ts';

export interface RecordedTurn {
  readonly player: number;
  readonly unplaceable?: readonly TileName[];
  readonly tile: TileName;
  readonly at: Cell;
  readonly turn: Turn;
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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads one line. Says what is wrong with it instead of throwing. */
export function readRecord(line: string): RecordedGame | { readonly reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { reason: 'not JSON' };
  }
  if (!isObject(value) || !Array.isArray(value.turns) || !Array.isArray(value.modules) || !isObject(value.start)) {
    return { reason: 'not a game record: modules, start and turns are needed' };
  }
  const unknown = value.modules.find((name) => !isModuleName(name));
  if (unknown !== undefined) return { reason: `unknown module ${String(unknown)}` };
  if (!Array.isArray(value.final) || !isObject(value.result) || typeof value.players !== 'number') {
    return { reason: 'not a game record: players, final and result are needed' };
  }
  const bad = value.turns.findIndex((turn) => !isObject(turn) || typeof turn.tile !== 'string' || !Array.isArray(turn.at));
  if (bad >= 0) return { reason: `turn ${bad + 1} has no tile or no cell` };
  return value as unknown as RecordedGame;
}
