/** A scenario that expects nothing. */
import type { Branch, ScenarioDocument, Step } from '../../scenario/document.ts';

const branchWithout = (branch: Branch): Branch => ({ ...branch, steps: branch.steps.map(stepWithout) });

const stepWithout = ({ expect: _, branches, ...step }: Step): Step => ({
  ...step,
  ...(branches && { branches: branches.map(branchWithout) }),
});

/** Without whatever the document expects of its steps, and of its start. */
export const withoutExpectations = ({ expect: _, steps, branches, ...rest }: ScenarioDocument): ScenarioDocument => ({
  ...rest,
  ...(steps && { steps: steps.map(stepWithout) }),
  ...(branches && { branches: branches.map(branchWithout) }),
});
