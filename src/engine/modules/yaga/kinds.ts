/** The phases, decisions, choices, events and refusals of this module. */
import type { ChoiceKind } from '../../state.ts';

export type YagaPhase = never;

export type YagaDecision = never;

export type YagaChoice = never;

export type YagaEvent = never;

export const YAGA_REFUSALS = [] as const;

export const YAGA_PROBLEMS = [] as const;

/** The kinds of choice that answer each of its decisions. */
export const YAGA_ANSWERS = {} as const satisfies Record<string, readonly ChoiceKind[]>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const YAGA_SHAPES = {} as const satisfies Record<string, (choice: Readonly<Record<string, unknown>>) => boolean>;
