/** Small changes of written data: a field that says nothing is not written. */
import type { ScenarioDocument } from '../../scenario/document.ts';

/** Whether a list or a map is empty: most of them say no more than silence. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The object with a field, or without it where there is no value. */
export function withField<T extends object, K extends keyof T>(object: T, key: K, value: T[K] | undefined): T {
  if (object[key] === value) return object;
  const { [key]: _, ...rest } = object;
  return (value === undefined ? rest : { ...object, [key]: value }) as T;
}

/** The same, where an empty list or map is no value either, unless it stood there. */
export const withFilled = <T extends object, K extends keyof T>(object: T, key: K, value: T[K] | undefined): T =>
  object[key] === value ? object : withField(object, key, isEmpty(value) ? undefined : value);

type Parts = NonNullable<ScenarioDocument['parts']>;

/** The document with what a module keeps, or without it where it keeps nothing. */
export const withPart = <M extends keyof Parts>(
  document: ScenarioDocument,
  module: M,
  part: Parts[M] | undefined,
): ScenarioDocument => withFilled(document, 'parts', withFilled(document.parts ?? {}, module, part));

/** The list with one item so many places on; at an end it stays there. */
export function moved<T>(list: readonly T[], index: number, by: number): readonly T[] {
  const item = list[index];
  const to = Math.max(0, Math.min(list.length - 1, index + by));
  if (item === undefined || to === index) return list;
  return list.toSpliced(index, 1).toSpliced(to, 0, item);
}

/** A whole number within these bounds; nothing for what is no number. */
export const bounded = (count: number | undefined, least: number, most: number): number | undefined =>
  count === undefined || Number.isNaN(count) ? undefined : Math.min(most, Math.max(least, Math.round(count)));
