/** What a feature is worth, by the rule of its kind and what modules add to it. */

import { modulesOf } from '../modules/index.ts';
import type { FeatureRule, Scoring } from '../modules/module.ts';
import type { Agreement, PointItem } from '../state.ts';
import type { FeatureKind, RuleId } from '../words.ts';

/** How a kind of feature scores in this game; nothing for open land, and where its module does not take part. */
export function ruleOf(agreement: Agreement, kind: FeatureKind): FeatureRule | undefined {
  for (const { features } of modulesOf(agreement)) {
    const rule = features?.[kind];
    if (rule) return rule;
  }
  return undefined;
}

/** The rules of modules that changed what it is worth. */
export const citedBy = (scoring: Scoring): RuleId[] =>
  modulesOf(scoring.state.agreement).flatMap((module) => module.cites?.(scoring) ?? []);

/** What one share of it is worth, item by item. */
export function itemsOf(scoring: Scoring): readonly PointItem[] {
  const { agreement } = scoring.state;
  let items: readonly PointItem[] = ruleOf(agreement, scoring.feature.kind)?.items(scoring) ?? [];
  for (const module of modulesOf(agreement)) items = module.adjust?.(scoring, items) ?? items;
  return items;
}
