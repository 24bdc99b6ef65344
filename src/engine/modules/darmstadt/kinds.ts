/** The phases and the event of the Darmstadt churches. */
import type { ChoiceKind, FeatureRef, PointItem, Standing } from '../../state.ts';

export type DarmstadtPhase = 'count-around-churches' | 'church-bonus';

export type DarmstadtDecision = never;

export type DarmstadtChoice = never;

/** `standings` holds everybody with followers on the nine tiles, most followers first. */
export type DarmstadtEvent = {
  readonly kind: 'church-bonus';
  readonly feature: FeatureRef;
  readonly items: readonly PointItem[];
  readonly value: number;
  readonly standings: readonly Standing[];
};

export const DARMSTADT_REFUSALS = [] as const;

export const DARMSTADT_PROBLEMS = [] as const;

/** The kinds of choice that answer each of its decisions. */
export const DARMSTADT_ANSWERS = {} as const satisfies Record<string, readonly ChoiceKind[]>;

/** Whether a choice of each of its kinds has all that belongs to it. */
export const DARMSTADT_SHAPES = {} as const satisfies Record<
  string,
  (choice: Readonly<Record<string, unknown>>) => boolean
>;
