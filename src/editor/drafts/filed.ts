/** How drafts lie in the database of the browser. Whatever is read from there is checked: others can write there too. */
import type { DBSchema } from 'idb';
import type { ScenarioDocument, StepId } from '../../scenario/document.ts';
import type { readText } from '../../scenario/read.ts';
import type { Draft, DraftInfo, Sealed } from '../draft.ts';
import { type Entry, MOST_ENTRIES } from '../history.ts';

/** Of the records below. Those of a higher one are left alone. */
export const FILED_VERSION = 1;

/** A draft as the list shows it. */
export interface Head {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** When it was deleted. It is thrown away later. */
  readonly gone?: number;
}

/** Its history: which states, in which order. The states are records of their own, so that an edit writes only one. */
export interface FiledHistory {
  readonly id: string;
  readonly revision: number;
  readonly changed: number;
  readonly index: number;
  /** The number of the next state. */
  readonly next: number;
  readonly entries: readonly (readonly [state: number, at: StepId])[];
}

export interface Drawer extends DBSchema {
  drafts: { key: string; value: Head };
  histories: { key: string; value: FiledHistory };
  /** Each document as JSON. */
  states: { key: [string, number]; value: string };
  /** Each revision that has been written. Nobody can write one for the second time: that keeps two tabs apart. */
  revisions: { key: [string, number]; value: true };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
/** What a date can be made of. */
const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 8.64e15;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): boolean =>
  Array.isArray(value) && isWhole(value[0]) && typeof value[1] === 'string' && value[1].length <= 40;

function isHead(value: unknown): value is Head {
  return isObject(value) && typeof value['name'] === 'string' && value['name'].length <= 1000;
}

function isHistory(value: unknown): value is FiledHistory {
  if (!isObject(value)) return false;
  const { revision, changed, index, next, entries } = value;
  return (
    [revision, index, next].every(isWhole) &&
    isTime(changed) &&
    Array.isArray(entries) &&
    entries.length > 0 &&
    entries.length <= MOST_ENTRIES &&
    entries.every(isEntry)
  );
}

/** Why a draft cannot be opened, as far as its records say. */
export function sealOf(head: unknown, history: unknown): Sealed | undefined {
  if (isObject(head) && (head['version'] as number) > FILED_VERSION) return 'newer';
  return isHead(head) && isHistory(history) ? undefined : 'damaged';
}

export function infoOf(id: string, head: unknown, history: unknown): DraftInfo {
  const sealed = sealOf(head, history);
  return {
    id,
    name: isHead(head) ? head.name : '',
    changed: isHistory(history) ? history.changed : 0,
    ...(sealed && { sealed }),
  };
}

/** A draft with the numbers of its states. */
export interface Unfolded {
  readonly draft: Draft;
  readonly numbers: ReadonlyMap<ScenarioDocument, number>;
  readonly next: number;
}

/** Puts a draft together. States that cannot be read are left out, and the one shown is the last before them. */
export function unfold(
  head: Head,
  filed: FiledHistory,
  states: ReadonlyMap<number, unknown>,
  read: typeof readText,
): Unfolded | Sealed {
  const documents = new Map<number, ScenarioDocument>();
  let isNewer = false;
  for (const [state] of filed.entries) {
    const text = states.get(state);
    const found = typeof text === 'string' ? read(text) : { problems: [] };
    if ('document' in found) documents.set(state, found.document);
    else isNewer ||= found.problems.some(({ reason }) => reason === 'newer-format');
  }
  const readable = filed.entries.map(([state, at]): Entry | undefined => {
    const document = documents.get(state);
    return document && { document, at };
  });
  const entries = readable.filter((entry) => entry !== undefined);
  if (!entries.length) return isNewer ? 'newer' : 'damaged';
  const before = readable.slice(0, filed.index + 1).filter((entry) => entry !== undefined).length;
  const aside = readable.length - entries.length;
  return {
    draft: {
      id: filed.id,
      name: head.name,
      changed: filed.changed,
      revision: filed.revision,
      history: { entries, index: Math.max(0, before - 1) },
      ...(aside && { aside }),
    },
    numbers: new Map([...documents].map(([state, document]) => [document, state])),
    next: Math.max(filed.next, ...filed.entries.map(([state]) => state + 1)),
  };
}
