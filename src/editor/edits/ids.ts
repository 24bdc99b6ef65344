/** Names for new steps and branches: steps are numbered and branches lettered, as in a link. */
import { branchName } from '../../notation/stepNames.ts';
import type { ScenarioDocument, StepId } from '../../scenario/document.ts';
import { idsIn } from './tree.ts';

const NUMBER = /^[1-9]\d{0,5}$/;

/** The number behind the highest that any step has. */
export function newStepId(document: ScenarioDocument): StepId {
  const numbers = [...idsIn(document)].filter((id) => NUMBER.test(id)).map(Number);
  return `${Math.max(0, ...numbers) + 1}`;
}

/** So many letters that nothing is called by yet. */
export function newBranchIds(document: ScenarioDocument, count: number): StepId[] {
  const used = idsIn(document);
  const free: StepId[] = [];
  for (let i = 0; free.length < count; i++) {
    const name = branchName(i);
    if (!used.has(name)) free.push(name);
  }
  return free;
}
