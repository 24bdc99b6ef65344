/** Why the players on a feature got what they got. */
import type { FeatureRef, Player, PointItem, RuleId, Standing } from '../engine/index.ts';
import { isOpenLand } from './spots.ts';

export const STANDING_REASONS = ['majority', 'tie', 'minority'] as const;
export type StandingReason = (typeof STANDING_REASONS)[number];

/** `each` is what every owner gets; `others` stand there too and get nothing. */
export type Verdict =
  /** Nobody stands on it. */
  | { readonly kind: 'nobody' }
  /** It is worth nothing, as a field without a completed city. */
  | { readonly kind: 'worthless'; readonly owners: readonly Player[] }
  /** Whatever it is worth has counted for its owners already (BASE-43). */
  | { readonly kind: 'counted'; readonly owners: readonly Player[] }
  | {
      readonly kind: 'majority';
      readonly owner: Player;
      readonly each: number;
      readonly others: readonly Player[];
    }
  | {
      readonly kind: 'tie';
      readonly owners: readonly Player[];
      readonly each: number;
      readonly others: readonly Player[];
    };

/** What a scoring event knows. */
export interface Scored {
  readonly standings: readonly Standing[];
  readonly value: number;
  readonly rule: RuleId;
}

export interface ScoredFeature extends Scored {
  readonly feature: FeatureRef;
}

const most = (standings: readonly Standing[]): number => Math.max(...standings.map((s) => s.followers));

/** Why one of the standings of a feature is what it is. */
export function standingReason(standing: Standing, standings: readonly Standing[]): StandingReason {
  if (standing.followers < most(standings)) return 'minority';
  return standings.some((s) => s.player !== standing.player && s.followers === standing.followers) ? 'tie' : 'majority';
}

/** Whether completeness is no matter: open land is never completed, and a prior stays whatever lies around. */
export const isNeverComplete = (scored: {
  readonly feature: Pick<FeatureRef, 'kind'>;
  readonly items: readonly PointItem[];
}): boolean => isOpenLand(scored.feature.kind) || scored.items.some(({ what }) => what === 'line');

/** The standings of a scored feature as one would tell them. */
export function verdictOf({ standings, value, rule }: Scored): Verdict {
  const top = most(standings);
  const owners = standings.filter((s) => s.followers === top).map((s) => s.player);
  const others = standings.filter((s) => s.followers < top).map((s) => s.player);
  const [owner, second] = owners;
  if (!owner) return { kind: 'nobody' };
  if (value === 0) return { kind: rule === 'BASE-43' ? 'counted' : 'worthless', owners };
  return second ? { kind: 'tie', owners, each: value, others } : { kind: 'majority', owner, each: value, others };
}
