/** Undo and redo of whole steps: every state of a document that somebody made, and which of them is shown. */
import type { ScenarioDocument, StepId } from '../scenario/document.ts';

/** A document and the step of it that is shown; `start` is the situation before the first. */
export interface Entry {
  readonly document: ScenarioDocument;
  readonly at: StepId;
}

export interface History {
  /** Oldest first, never empty. */
  readonly entries: readonly Entry[];
  /** The entry that is shown. */
  readonly index: number;
}

/** How many states are remembered; the oldest are forgotten first. */
export const MOST_ENTRIES = 200;

export const startHistory = (entry: Entry): History => ({ entries: [entry], index: 0 });

export const shownIn = ({ entries, index }: History): Entry => entries[index] as Entry;

/** What has been undone is forgotten when something new is made. */
export function push({ entries, index }: History, entry: Entry): History {
  const kept = [...entries.slice(0, index + 1), entry].slice(-MOST_ENTRIES);
  return { entries: kept, index: kept.length - 1 };
}

/** The shown step is no edit: going to another one changes the entry in place. */
export function show({ entries, index }: History, at: StepId): History {
  return { entries: entries.map((entry, i) => (i === index ? { ...entry, at } : entry)), index };
}

export const canUndo = ({ index }: History): boolean => index > 0;
export const canRedo = ({ entries, index }: History): boolean => index < entries.length - 1;

export const undo = (history: History): History =>
  canUndo(history) ? { ...history, index: history.index - 1 } : history;
export const redo = (history: History): History =>
  canRedo(history) ? { ...history, index: history.index + 1 } : history;
