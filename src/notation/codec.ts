/** How values are written and read: small codecs, and how larger ones are put together. */
import type { Cell } from '../engine/index.ts';
import { anyOf, type Codes, namesOf, PLAYER_CODES } from './codes.ts';
import { isQuote, quote, readQuote } from './quoted.ts';
import type { Scanner } from './scanner.ts';

export interface Codec {
  /** Nothing if it is no value of this kind: then it is written another way. */
  write(value: unknown, corner: Cell): string | undefined;
  read(from: Scanner): unknown;
}

/** Some fields of an object. */
export interface Field {
  readonly keys: readonly string[];
  write(object: Readonly<Record<string, unknown>>, corner: Cell): string | undefined;
  read(from: Scanner): Readonly<Record<string, unknown>>;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is written one behind the other; nothing if one of them cannot be. */
export const joined = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.includes(undefined) ? undefined : parts.join('');

const LETTER = /[A-Za-z]/y;

/** A name by its letter; one without a letter is spelled. */
export function name(codes: Codes): Codec {
  const names = namesOf(codes);
  return {
    write: (value) =>
      typeof value === 'string' ? (Object.hasOwn(codes, value) ? codes[value] : quote(value)) : undefined,
    read(from) {
      if (from.isAt(isQuote)) return readQuote(from);
      const start = from.at;
      return names.get(from.need(LETTER)) ?? from.stop('unknown-code', start);
    },
  };
}

export const number: Codec = {
  write: (value) => (Number.isSafeInteger(value) ? `${value}` : undefined),
  read: (from) => from.number(),
};

export const flag: Codec = {
  write: (value) => (typeof value === 'boolean' ? (value ? 'y' : 'n') : undefined),
  read: (from) => from.need(/[yn]/y) === 'y',
};

/** A list of single digits between `-` and `.`. */
export const digits: Codec = {
  write: (value) =>
    Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= 0 && one <= 9)
      ? `-${value.join('')}.`
      : undefined,
  read: (from) => [...from.need(/-\d*\./y)].slice(1, -1).map(Number),
};

/** Entries as long as they begin like one. */
export const many = (item: Codec, begins: RegExp): Codec => ({
  write: (value, corner) => (Array.isArray(value) ? joined(value.map((one) => item.write(one, corner))) : undefined),
  read(from) {
    const items: unknown[] = [];
    while (from.isAt(begins)) items.push(item.read(from));
    return items;
  },
});

/** Entries up to a `.`. */
export const list = (item: Codec): Codec => ({
  write: (value, corner) =>
    Array.isArray(value) ? joined([...value.map((one) => item.write(one, corner)), '.']) : undefined,
  read(from) {
    const items: unknown[] = [];
    while (!from.take(/\./y)) items.push(item.read(from));
    return items;
  },
});

/** Entries by a letter that names them, as long as there are any. */
export function byLetter(codes: Codes, item: Codec, begins: RegExp): Codec {
  const key = name(codes);
  return {
    write: (value, corner) =>
      isObject(value) && Object.keys(value).every((one) => Object.hasOwn(codes, one))
        ? joined(Object.entries(value).flatMap(([one, entry]) => [codes[one], item.write(entry, corner)]))
        : undefined,
    read(from) {
      const entries = new Map<string, unknown>();
      while (from.isAt(begins)) {
        const start = from.at;
        const one = key.read(from) as string;
        if (entries.has(one)) from.stop('unreadable', start);
        entries.set(one, item.read(from));
      }
      return Object.fromEntries(entries);
    },
  };
}

export const PLAYER = anyOf(PLAYER_CODES);
export const perPlayer = (item: Codec): Codec => byLetter(PLAYER_CODES, item, PLAYER);

export const field = (key: string, codec: Codec): Field => ({
  keys: [key],
  write: (object, corner) => codec.write(object[key], corner),
  read: (from) => ({ [key]: codec.read(from) }),
});

/** A field that can be missing; where it is there, the text goes on like this. */
export const optional = (key: string, codec: Codec, begins: RegExp): Field => ({
  keys: [key],
  write: (object, corner) => (object[key] === undefined ? '' : codec.write(object[key], corner)),
  read: (from) => (from.isAt(begins) ? { [key]: codec.read(from) } : {}),
});

/** A field that can be missing, behind its own letter. */
export function marked(key: string, letter: string, codec: Codec): Field {
  const mark = new RegExp(letter, 'y');
  return {
    keys: [key],
    write: (object, corner) => (object[key] === undefined ? '' : joined([letter, codec.write(object[key], corner)])),
    read: (from) => (from.take(mark) ? { [key]: codec.read(from) } : {}),
  };
}

/** An object of these fields and no others. */
export function record(...fields: readonly Field[]): Codec {
  const known = new Set(fields.flatMap(({ keys }) => keys));
  return {
    write: (value, corner) =>
      isObject(value) && Object.entries(value).every(([key, entry]) => known.has(key) || entry === undefined)
        ? joined(fields.map((one) => one.write(value, corner)))
        : undefined,
    read: (from) => Object.assign({}, ...fields.map((one) => one.read(from))),
  };
}
