/** The phases, decisions, choices, events and refusals of this module. */
import type { ChoiceKind } from '../../state.ts';

export type CathedralsPhase = never;

export type CathedralsDecision = never;

export type CathedralsChoice = never;

export type CathedralsEvent = never;

export const CATHEDRALS_REFUSALS = [] as const;

export const CATHEDRALS_PROBLEMS = [] as const;

/** The kinds of choice that answer each of its decisions. */
export const CATHEDRALS_ANSWERS = {} as const satisfies Record<string, readonly ChoiceKind[]>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const CATHEDRALS_SHAPES = {} as const satisfies Record<
  string,
  (choice: Readonly<Record<string, unknown>>) => boolean
>;
