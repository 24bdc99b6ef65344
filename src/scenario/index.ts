/** Scenario documents: reading, judging, looking up. */
export * from './document.ts';
export { allFrames, type Judgement, judge, situationOf } from './judge.ts';
export * from './problems.ts';
export { everyStep, LIMITS, type ReadResult, readDocument, readText, SCHEMA } from './read.ts';
export type { Frame } from './timeline.ts';
