/**
 * Small readers for untrusted values. Each checks one kind of value and notes down every problem with its place; none
 * throws, and none copies more than it has checked.
 */
import type { DocumentProblem, DocumentProblemReason } from './problems.ts';

/** Gathers problems; after so many it stops listening, so that hostile input cannot flood it. */
export class Findings {
  readonly problems: DocumentProblem[] = [];
  static readonly MOST = 50;

  add(reason: DocumentProblemReason, at: string, wanted?: string, value?: unknown): void {
    if (this.problems.length >= Findings.MOST) return;
    const found = value === undefined ? undefined : shorten(value);
    this.problems.push({ reason, at, ...(wanted && { wanted }), ...(found && { found }) });
  }
}

/** A value as JSON, unless it is deeper than can be written out. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return '…';
  }
}

/** A value as short text, for telling what was found. */
function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : written(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Checks the value at a place. */
export type Shape = (value: unknown, at: string, findings: Findings) => void;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const join = (at: string, key: string | number): string =>
  typeof key === 'number' ? `${at}[${key}]` : at ? `${at}.${key}` : key;

export const text =
  (most: number): Shape =>
  (value, at, findings) => {
    if (typeof value !== 'string') findings.add('wrong-type', at, 'text', value);
    else if (value.length > most) findings.add('too-many', at, `${most} characters`, value);
  };

export const matching =
  (pattern: RegExp, wanted: string): Shape =>
  (value, at, findings) => {
    if (typeof value !== 'string') findings.add('wrong-type', at, 'text', value);
    else if (!pattern.test(value)) findings.add('not-allowed', at, wanted, value);
  };

export const wholeNumber =
  (least: number, most: number): Shape =>
  (value, at, findings) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) findings.add('wrong-type', at, 'whole number', value);
    else if (value < least || value > most) findings.add('not-allowed', at, `${least}…${most}`, value);
  };

export const flag: Shape = (value, at, findings) => {
  if (typeof value !== 'boolean') findings.add('wrong-type', at, 'true, false', value);
};

export const oneOf =
  (allowed: readonly (string | number | boolean)[]): Shape =>
  (value, at, findings) => {
    if (!(allowed as readonly unknown[]).includes(value)) findings.add('not-allowed', at, allowed.join(', '), value);
  };

export const list =
  (item: Shape, most: number, least = 0): Shape =>
  (value, at, findings) => {
    if (!Array.isArray(value)) findings.add('wrong-type', at, 'list', value);
    else if (value.length > most) findings.add('too-many', at, `${most}`, value.length);
    else if (value.length < least) findings.add('missing', at, `${least}`);
    else
      value.forEach((entry, i) => {
        item(entry, join(at, i), findings);
      });
  };

/** A list with a fixed kind of value at each place. */
export const tuple =
  (...items: readonly Shape[]): Shape =>
  (value, at, findings) => {
    if (!Array.isArray(value) || value.length !== items.length)
      findings.add('wrong-type', at, `${items.length} values`, value);
    else
      items.forEach((item, i) => {
        item(value[i], join(at, i), findings);
      });
  };

/** An object with these keys and no others. */
export const record =
  (required: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value, at, findings) => {
    if (!isObject(value)) {
      findings.add('wrong-type', at, '{ … }', value);
      return;
    }
    for (const [key, shape] of Object.entries(required)) {
      if (!Object.hasOwn(value, key)) findings.add('missing', join(at, key));
      else shape(value[key], join(at, key), findings);
    }
    for (const [key, entry] of Object.entries(value)) {
      if (Object.hasOwn(required, key)) continue;
      if (Object.hasOwn(optional, key)) (optional[key] as Shape)(entry, join(at, key), findings);
      else findings.add('unknown-key', join(at, key));
    }
  };

/** An object whose keys are of one kind. */
export const mapOf =
  (isKey: (key: string) => boolean, wanted: string, item: Shape, most: number): Shape =>
  (value, at, findings) => {
    if (!isObject(value)) {
      findings.add('wrong-type', at, '{ … }', value);
      return;
    }
    const entries = Object.entries(value);
    if (entries.length > most) findings.add('too-many', at, `${most}`, entries.length);
    else {
      for (const [key, entry] of entries) {
        if (isKey(key)) item(entry, join(at, key), findings);
        else findings.add('not-allowed', join(at, key), wanted, key);
      }
    }
  };

/** One of several objects, told apart by their `kind`. */
export const byKind =
  (kinds: Readonly<Record<string, Readonly<Record<string, Shape>>>>): Shape =>
  (value, at, findings) => {
    const kind = isObject(value) ? value.kind : undefined;
    if (!isObject(value)) findings.add('wrong-type', at, '{ … }', value);
    else if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) {
      findings.add('not-allowed', join(at, 'kind'), Object.keys(kinds).join(', '), kind);
    } else record({ kind: oneOf([kind]), ...kinds[kind] })(value, at, findings);
  };

/** Any plain JSON value that is not deep. */
export const plain =
  (depth = 6): Shape =>
  (value, at, findings) => {
    if (typeof value !== 'object' || value === null) return;
    if (depth === 0) findings.add('too-many', at);
    else for (const [key, entry] of Object.entries(value)) plain(depth - 1)(entry, join(at, key), findings);
  };
