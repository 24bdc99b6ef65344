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

/** The same in JSON Schema (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Checks the value at a place, and describes what it accepts. */
export interface Shape {
  (value: unknown, at: string, findings: Findings): void;
  readonly schema: JsonSchema;
}

/** A check together with its description. */
export const shape = (schema: JsonSchema, check: (value: unknown, at: string, findings: Findings) => void): Shape =>
  Object.assign((value: unknown, at: string, findings: Findings) => check(value, at, findings), { schema });

/** A shape that the description names and refers to: it may refer to itself. */
export const named = (name: string, check: (value: unknown, at: string, findings: Findings) => void): Shape =>
  shape({ $ref: `#/$defs/${name}` }, check);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const join = (at: string, key: string | number): string =>
  typeof key === 'number' ? `${at}[${key}]` : at ? `${at}.${key}` : key;

const schemasOf = (shapes: Readonly<Record<string, Shape>>): JsonSchema =>
  Object.fromEntries(Object.entries(shapes).map(([key, { schema }]) => [key, schema]));

export const text = (most: number): Shape =>
  shape({ type: 'string', maxLength: most }, (value, at, findings) => {
    if (typeof value !== 'string') findings.add('wrong-type', at, 'text', value);
    else if (value.length > most) findings.add('too-many', at, `${most} characters`, value);
  });

export const matching = (pattern: RegExp, wanted: string): Shape =>
  shape({ type: 'string', pattern: pattern.source }, (value, at, findings) => {
    if (typeof value !== 'string') findings.add('wrong-type', at, 'text', value);
    else if (!pattern.test(value)) findings.add('not-allowed', at, wanted, value);
  });

export const wholeNumber = (least: number, most: number): Shape =>
  shape({ type: 'integer', minimum: least, maximum: most }, (value, at, findings) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) findings.add('wrong-type', at, 'whole number', value);
    else if (value < least || value > most) findings.add('not-allowed', at, `${least}…${most}`, value);
  });

export const flag: Shape = shape({ type: 'boolean' }, (value, at, findings) => {
  if (typeof value !== 'boolean') findings.add('wrong-type', at, 'true, false', value);
});

export const oneOf = (allowed: readonly (string | number | boolean)[]): Shape =>
  shape({ enum: [...allowed] }, (value, at, findings) => {
    if (!(allowed as readonly unknown[]).includes(value)) findings.add('not-allowed', at, allowed.join(', '), value);
  });

export const list = (item: Shape, most: number, least = 0): Shape =>
  shape(
    { type: 'array', items: item.schema, maxItems: most, ...(least && { minItems: least }) },
    (value, at, findings) => {
      if (!Array.isArray(value)) findings.add('wrong-type', at, 'list', value);
      else if (value.length > most) findings.add('too-many', at, `${most}`, value.length);
      else if (value.length < least) findings.add('missing', at, `${least}`);
      else
        value.forEach((entry, i) => {
          item(entry, join(at, i), findings);
        });
    },
  );

/** A list with a fixed kind of value at each place. */
export const tuple = (...items: readonly Shape[]): Shape =>
  shape(
    { type: 'array', prefixItems: items.map(({ schema }) => schema), minItems: items.length, items: false },
    (value, at, findings) => {
      if (!Array.isArray(value) || value.length !== items.length)
        findings.add('wrong-type', at, `${items.length} values`, value);
      else
        items.forEach((item, i) => {
          item(value[i], join(at, i), findings);
        });
    },
  );

/** An object with these keys and no others. */
export const record = (
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape =>
  shape(
    {
      type: 'object',
      ...(Object.keys(required).length > 0 && { required: Object.keys(required) }),
      additionalProperties: false,
      properties: schemasOf({ ...required, ...optional }),
    },
    (value, at, findings) => {
      if (!isObject(value)) {
        findings.add('wrong-type', at, '{ … }', value);
        return;
      }
      for (const [key, check] of Object.entries(required)) {
        if (!Object.hasOwn(value, key)) findings.add('missing', join(at, key));
        else check(value[key], join(at, key), findings);
      }
      for (const [key, entry] of Object.entries(value)) {
        if (Object.hasOwn(required, key)) continue;
        if (Object.hasOwn(optional, key)) (optional[key] as Shape)(entry, join(at, key), findings);
        else findings.add('unknown-key', join(at, key));
      }
    },
  );

/** An object whose keys are of one kind: those of a list, `wanted`, or of a pattern. */
export const mapOf = (
  isKey: (key: string) => boolean,
  wanted: string,
  item: Shape,
  most: number,
  pattern?: RegExp,
): Shape => {
  const names = wanted.split(', ');
  const isList = wanted !== '' && names.every(isKey);
  const keys = pattern ? { pattern: pattern.source } : isList ? { enum: names } : undefined;
  return shape(
    {
      type: 'object',
      ...(keys && { propertyNames: keys }),
      additionalProperties: item.schema,
      maxProperties: most,
    },
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
    },
  );
};

type Fields = Readonly<Record<string, Readonly<Record<string, Shape>>>>;

/** One of several objects, told apart by their `kind`; some of them with fields that can be left out. */
export const byKind = (kinds: Fields, optional: Fields = {}): Shape => {
  const shapes = new Map(
    Object.entries(kinds).map(([kind, fields]) => [kind, record({ kind: oneOf([kind]), ...fields }, optional[kind])]),
  );
  return shape({ oneOf: [...shapes.values()].map(({ schema }) => schema) }, (value, at, findings) => {
    const kind = isObject(value) ? value.kind : undefined;
    const found = typeof kind === 'string' ? shapes.get(kind) : undefined;
    if (!isObject(value)) findings.add('wrong-type', at, '{ … }', value);
    else if (!found) findings.add('not-allowed', join(at, 'kind'), [...shapes.keys()].join(', '), kind);
    else found(value, at, findings);
  });
};

/** A list or else something other. */
export const listOr = (items: Shape, other: Shape): Shape =>
  shape({ anyOf: [items.schema, other.schema] }, (value, at, findings) => {
    (Array.isArray(value) ? items : other)(value, at, findings);
  });

/** Any plain JSON value that is not deep. */
export const plain = (depth = 6): Shape =>
  shape({}, (value, at, findings) => {
    if (typeof value !== 'object' || value === null) return;
    if (depth === 0) findings.add('too-many', at);
    else for (const [key, entry] of Object.entries(value)) plain(depth - 1)(entry, join(at, key), findings);
  });
