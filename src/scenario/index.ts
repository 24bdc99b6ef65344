/** Scenario documents: reading, judging, looking up. */
export * from './document.ts';
export { SCHEMA } from './format.ts';
export { allFrames, type Judgement, judge } from './judge.ts';
export { LIMITS } from './limits.ts';
export * from './problems.ts';
export { type ReadResult, readDocument, readText } from './read.ts';
export { agreementOf, situationOf } from './situation.ts';
export type { Frame } from './timeline.ts';
export { everyStep } from './walk.ts';
