/**
 * Tiles. `E` is `base/E`, a small letter another box: `o3` is `gold/G3`. Any other tile is quoted in its own notation. A turn
 * by a quarter, a half and three quarters is where its north side has come to: `e`, `s`, `w`.
 */
import type { Turn } from '../engine/index.ts';
import type { Codec } from './codec.ts';
import { BOX_CODES, namesOf, TILE_CODES } from './codes.ts';
import { isQuote, quote, readQuote } from './quoted.ts';
import type { Scanner } from './scanner.ts';

const BOXES = namesOf(BOX_CODES);
const ALONE = namesOf(TILE_CODES);

/** A letter that could be part of a tile is not if a digit makes a cell of it. */
const BASE = /[A-Z](?:g(?!\d))?/y;
const NUMBERED = /[a-z][1-9]\d?(?:b(?!\d))?/y;
const SINGLE = /[a-z](?!\d)/y;
export const isTile = /[A-Za-z~]/y;

export function writeTile(tile: string): string {
  const [, base] = /^base\/([A-Z]g?)$/.exec(tile) ?? [];
  if (base) return base;
  const [, box = '', rest = ''] = /^([a-z0-9-]+\/[A-Z]?)([1-9]\d?b?)$/.exec(tile) ?? [];
  if (Object.hasOwn(BOX_CODES, box)) return `${BOX_CODES[box as keyof typeof BOX_CODES]}${rest}`;
  if (Object.hasOwn(TILE_CODES, tile)) return TILE_CODES[tile as keyof typeof TILE_CODES];
  return quote(tile);
}

export function readTile(from: Scanner): string {
  if (from.isAt(isQuote)) return readQuote(from);
  const base = from.take(BASE);
  if (base !== undefined) return `base/${base}`;
  const start = from.at;
  const numbered = from.take(NUMBERED);
  if (numbered !== undefined) {
    const box = BOXES.get(numbered.charAt(0)) ?? from.stop('unknown-code', start);
    return `${box}${numbered.slice(1)}`;
  }
  return ALONE.get(from.need(SINGLE)) ?? from.stop('unknown-code', start);
}

const TURNS = ['', 'e', 's', 'w'] as const;

export const writeTurn = (turn: Turn): string => TURNS[turn];

export const readTurn = (from: Scanner): Turn => TURNS.indexOf((from.take(/[esw](?!\d)/y) ?? '') as '') as Turn;

export const tile: Codec = {
  write: (value) => (typeof value === 'string' ? writeTile(value) : undefined),
  read: readTile,
};

export const turn: Codec = {
  write: (value) => TURNS[value as Turn],
  read: readTurn,
};
