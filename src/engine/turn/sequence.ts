/** The phases of a game in order, put together from the modules that take part. */
import { modulesOf } from '../modules/index.ts';
import type { Agreement, PhaseName } from '../state.ts';
import type { ModuleName } from '../words.ts';
import { FINAL_SLOTS, type Phase, type Slot, TURN_SLOTS } from './phase.ts';

export interface Sequence {
  readonly byName: ReadonlyMap<PhaseName, Phase>;
  /** The phase after each; the last of the turn and of the final scoring lead nowhere by themselves. */
  readonly after: ReadonlyMap<PhaseName, PhaseName>;
}

const remembered = new WeakMap<readonly ModuleName[], Sequence>();

function compose(agreement: Agreement): Sequence {
  const modules = modulesOf(agreement);
  const byName = new Map<PhaseName, Phase>();
  const after = new Map<PhaseName, PhaseName>();
  const chain = (slots: readonly Slot[]) => {
    const phases = slots.flatMap((slot) => modules.flatMap((module) => module.phases[slot] ?? []));
    phases.forEach((phase, i) => {
      byName.set(phase.name, phase);
      const next = phases[i + 1];
      if (next) after.set(phase.name, next.name);
    });
  };
  chain(TURN_SLOTS);
  chain(FINAL_SLOTS);
  return { byName, after };
}

export function sequenceOf(agreement: Agreement): Sequence {
  let sequence = remembered.get(agreement.modules);
  if (!sequence) {
    sequence = compose(agreement);
    remembered.set(agreement.modules, sequence);
  }
  return sequence;
}
