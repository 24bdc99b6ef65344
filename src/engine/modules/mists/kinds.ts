/** The phases, decisions, choices, events and refusals of this module. */
import type { ChoiceKind } from '../../state.ts';

export type MistsPhase = never;

export type MistsDecision = never;

export type MistsChoice = never;

export type MistsEvent = never;

export const MISTS_REFUSALS = [] as const;

export const MISTS_PROBLEMS = [] as const;

/** The kinds of choice that answer each of its decisions. */
export const MISTS_ANSWERS = {} as const satisfies Record<string, readonly ChoiceKind[]>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const MISTS_SHAPES = {} as const satisfies Record<
  string,
  (choice: Readonly<Record<string, unknown>>) => boolean
>;
