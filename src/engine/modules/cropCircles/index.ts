/** Crop Circles: CROP-01…32. */
import type { RuleModule } from '../module.ts';
import { cropCircle } from './action.ts';
import { box } from './box.ts';

export const rules: RuleModule = {
  box,
  phases: { aftermath: cropCircle },
  crowds: true,
};
