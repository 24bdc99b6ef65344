/** The modules there are, and those that take part in a game. */
import type { Agreement } from '../state.ts';
import type { ModuleName } from '../words.ts';
import { base } from './base/index.ts';
import { castles } from './castles/index.ts';
import { goldmines } from './goldmines/index.ts';
import type { RuleModule } from './module.ts';

const MODULES: Readonly<Record<ModuleName, RuleModule>> = { base, goldmines, castles };

const remembered = new Map<string, readonly RuleModule[]>();

/** In the order of the agreement. */
export function modulesOf({ modules }: Pick<Agreement, 'modules'>): readonly RuleModule[] {
  const key = modules.join();
  let found = remembered.get(key);
  if (!found) {
    found = modules.map((name) => MODULES[name]);
    remembered.set(key, found);
  }
  return found;
}

/** The modules that do not take part. */
export const absentFrom = ({ modules }: Pick<Agreement, 'modules'>): readonly RuleModule[] =>
  Object.values(MODULES).filter(({ name }) => !modules.includes(name));
