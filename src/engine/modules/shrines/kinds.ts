/** The phase, events, refusals and problems of the shrines. */
import type { ChoiceKind, FeatureRef, Standing } from '../../state.ts';

export type ShrinesPhase = 'challenges';

export type ShrinesDecision = never;

export type ShrinesChoice = never;

export type ShrinesEvent =
  /** `by` was completed first; everybody in `standings` stood on the other and gets nothing. */
  | {
      readonly kind: 'challenge-lost';
      readonly feature: FeatureRef;
      readonly by: FeatureRef;
      readonly standings: readonly Standing[];
    }
  /** Both were completed by the same tile. */
  | { readonly kind: 'challenge-drawn'; readonly features: readonly [FeatureRef, FeatureRef] };

export const SHRINES_REFUSALS = ['too-many-rivals'] as const;

export const SHRINES_PROBLEMS = ['too-many-rivals'] as const;

/** The kinds of choice that answer each of its decisions. */
export const SHRINES_ANSWERS = {} as const satisfies Record<string, readonly ChoiceKind[]>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const SHRINES_SHAPES = {} as const satisfies Record<
  string,
  (choice: Readonly<Record<string, unknown>>) => boolean
>;
