/** Rules that are cited where they were at work. */
import type { RuleId } from '../words.ts';

/** These rules, if it holds. */
export const when = (holds: boolean, ...rules: readonly RuleId[]): readonly RuleId[] => (holds ? rules : []);
