/**
 * Spots: a capital letter says what it is, small letters its sides, digits its half sides, clockwise from the western half of
 * the north. `Cne` is `city:NE`, `F12` is `field:NL.NR`, `O` a cloister.
 */
import { HALVES } from '../engine/index.ts';
import type { Codec } from './codec.ts';
import { namesOf, SPOT_CODES } from './codes.ts';
import { isQuote, quote, readQuote } from './quoted.ts';
import type { Scanner } from './scanner.ts';

const KINDS = namesOf(SPOT_CODES);
const SIDES = /(?:[nesw](?!\d)){1,4}/y;
const HALF_SIDES = /[1-8]{1,8}/y;

export function writeSpot(spot: string): string {
  const [kind = '', where, more] = spot.split(':');
  if (!Object.hasOwn(SPOT_CODES, kind) || more !== undefined) return quote(spot);
  const code = SPOT_CODES[kind as keyof typeof SPOT_CODES];
  if (where === undefined) return code;
  if (/^[NESW]{1,4}$/.test(where)) return `${code}${where.toLowerCase()}`;
  const halves = where.split('.').map((half) => (HALVES as readonly string[]).indexOf(half) + 1);
  return halves.includes(0) || halves.length > HALVES.length ? quote(spot) : `${code}${halves.join('')}`;
}

export function readSpot(from: Scanner): string {
  if (from.isAt(isQuote)) return readQuote(from);
  const start = from.at;
  const kind = KINDS.get(from.need(/[A-Z]/y)) ?? from.stop('unknown-code', start);
  const halves = from.take(HALF_SIDES);
  if (halves !== undefined) return `${kind}:${[...halves].map((digit) => HALVES[Number(digit) - 1]).join('.')}`;
  const sides = from.take(SIDES);
  return sides === undefined ? kind : `${kind}:${sides.toUpperCase()}`;
}

export const spot: Codec = {
  write: (value) => (typeof value === 'string' ? writeSpot(value) : undefined),
  read: readSpot,
};
