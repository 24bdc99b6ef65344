/**
 * Further rules that are at work, beside those that events follow. They tell a reader nothing in a try of their own, so
 * that a browser does not fetch them; everywhere else `all.ts` adds them to the modules.
 */

import { centreCites } from '../scoring/centre.ts';
import type { ModuleName } from '../words.ts';
import { cites as abbey } from './abbey/cites.ts';
import { cites as abbot } from './abbot/cites.ts';
import { cites as base } from './base/cites.ts';
import { cites as castles } from './castles/cites.ts';
import { cites as cathedrals } from './cathedrals/cites.ts';
import { cites as cropCircles } from './cropCircles/cites.ts';
import { cites as germanCastles } from './germanCastles/cites.ts';
import { cites as goldmines } from './goldmines/cites.ts';
import { cites as goldRush } from './goldRush/ends.ts';
import type { Citing, RuleModule } from './module.ts';

const CITES: { readonly [M in ModuleName]?: Citing } = {
  base,
  'gold-rush': goldRush,
  goldmines,
  castles,
  'crop-circles': cropCircles,
  abbey,
  monasteries: { setUp: ['GF-MON-01'] },
  darmstadt: { setUp: ['GF-DAR-01'] },
  abbot,
  'german-castles': germanCastles,
  cathedrals,
  mists: { also: centreCites('mist-castle', 'GF-MIST-02', 'GF-MIST-04') },
  sheriff: { setUp: ['SHERIFF-03'] },
};

/** A module with what it cites itself and what it cites besides. */
export function withCitations(module: RuleModule): RuleModule {
  const more = CITES[module.box.name];
  return {
    ...module,
    setUp: [...(module.setUp ?? []), ...(more?.setUp ?? [])],
    also: (state, event) => [...(module.also?.(state, event) ?? []), ...(more?.also?.(state, event) ?? [])],
  };
}
