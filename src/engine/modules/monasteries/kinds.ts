/** The phases and the event of the special monasteries. */
import type { ChoiceKind, FeatureRef } from '../../state.ts';

export type MonasteriesPhase = 'priors-wait' | 'final-priors';

export type MonasteriesDecision = never;

export type MonasteriesChoice = never;

/** All squares around are filled, but only priors are there: it is not complete. */
export type MonasteriesEvent = { readonly kind: 'priors-waited'; readonly feature: FeatureRef };

export const MONASTERIES_REFUSALS = [] as const;

export const MONASTERIES_PROBLEMS = [] as const;

/** The kinds of choice that answer each of its decisions. */
export const MONASTERIES_ANSWERS = {} as const satisfies Record<string, readonly ChoiceKind[]>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const MONASTERIES_SHAPES = {} as const satisfies Record<
  string,
  (choice: Readonly<Record<string, unknown>>) => boolean
>;
