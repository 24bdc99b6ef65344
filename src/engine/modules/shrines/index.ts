/** Shrines, from Heretics & Shrines: GF-SHR. */
import { centreCites, centreRule } from '../../scoring/centre.ts';
import type { RuleModule } from '../module.ts';
import { box } from './box.ts';
import { challenges } from './challenges.ts';
import { bars, judge } from './rivals.ts';

export const rules: RuleModule = {
  box,
  features: { shrine: centreRule('GF-SHR-01', 'GF-SHR-01') },
  phases: { 'after-score': challenges },
  also: centreCites('shrine', 'GF-SHR-01', 'GF-SHR-07'),
  bars,
  judge,
};
