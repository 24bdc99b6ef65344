/**
 * Any plain value, for what has no shorter form of its own: `D5` a number, `Y` and `N` true and false, `U` null, `~text~`,
 * `L` a list and `O` an object up to their `.`, an object's keys quoted.
 */
import { quote, readQuote } from './quoted.ts';
import type { Scanner } from './scanner.ts';

/** As deep as a document may be. */
const DEPTH = 8;

export function writeValue(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? `D${value}` : `J${quote(`${value}`)}`;
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  if (Array.isArray(value)) return `L${value.map(writeValue).join('')}.`;
  if (typeof value !== 'object' || value === null) return 'U';
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return `O${entries.map(([key, entry]) => `${quote(key)}${writeValue(entry)}`).join('')}.`;
}

export function readValue(from: Scanner, depth = DEPTH): unknown {
  if (depth === 0) from.stop('too-large');
  if (from.isAt(/~/y)) return readQuote(from);
  switch (from.need(/[DJYNULO]/y)) {
    case 'D':
      return from.number();
    case 'J':
      return Number(readQuote(from));
    case 'Y':
      return true;
    case 'N':
      return false;
    case 'U':
      return null;
    case 'L': {
      const items: unknown[] = [];
      while (!from.take(/\./y)) items.push(readValue(from, depth - 1));
      return items;
    }
    default: {
      const entries: [string, unknown][] = [];
      while (!from.take(/\./y)) entries.push([readQuote(from), readValue(from, depth - 1)]);
      return Object.fromEntries(entries);
    }
  }
}
