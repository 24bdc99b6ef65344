/** The modules at hand, and those that take part in a game. */
import type { Agreement } from '../state.ts';
import type { ModuleName } from '../words.ts';
import { registerBoxes } from './boxes.ts';
import type { RuleModule } from './module.ts';

/** A page loads the modules of its examples only; everywhere else `all.ts` brings all of them. */
const atHand = new Map<ModuleName, RuleModule>();

export function register(...modules: readonly RuleModule[]): void {
  for (const module of modules) {
    atHand.set(module.box.name, module);
    registerBoxes(module.box);
  }
}

export const isAtHand = (name: ModuleName): boolean => atHand.has(name);

function moduleNamed(name: ModuleName): RuleModule {
  const module = atHand.get(name);
  if (!module) throw new Error(`the module ${name} is not loaded`);
  return module;
}

const remembered = new WeakMap<readonly ModuleName[], readonly RuleModule[]>();

/** In the order of the agreement. */
export function modulesOf({ modules }: Pick<Agreement, 'modules'>): readonly RuleModule[] {
  let found = remembered.get(modules);
  if (!found) {
    found = modules.map(moduleNamed);
    remembered.set(modules, found);
  }
  return found;
}

/** The modules that do not take part. */
export const absentFrom = ({ modules }: Pick<Agreement, 'modules'>): readonly RuleModule[] =>
  [...atHand.values()].filter(({ box }) => !modules.includes(box.name));
