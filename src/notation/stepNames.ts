/** What steps and branches are called where nobody has named them. */
import type { StepId } from '../scenario/index.ts';

export const stepName = (index: number): StepId => `${index + 1}`;

/** `a` … `z`, `aa`, `ab`, … */
export function branchName(index: number): StepId {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : branchName(Math.floor(index / 26) - 1) + letter;
}
