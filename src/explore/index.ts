/** The face of exploring: what could happen from here, and what is best. */
export { AIMS, type Aim } from './aims.ts';
export { type BestPlay, bestPlay, type Judged, type Move, type Score } from './best.ts';
export { MANY } from './count.ts';
export type { Ending, Holding } from './ending.ts';
export { type Exploration, type Explored, explore, type Outcome } from './explore.ts';
export { DEFAULT_BUDGET, type Limits } from './follow.ts';
export { END_REASONS, type EndReason, UNSEEN, type Unseen, type Until } from './hidden.ts';
export { type Brings, type Gain, type Place, placesOfFollower, placesOfTile, type Variant } from './places.ts';
