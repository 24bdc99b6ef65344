/** What the crop circle module keeps. */
import type { Player } from '../../words.ts';
import type { CropAction } from './kinds.ts';

/** The crop circle of this turn while it lasts. */
export interface CropCirclesPart {
  /** What has been chosen for everybody. */
  readonly action?: CropAction;
  /** Those whose go is still to come, in order (CROP-15). */
  readonly waiting: readonly Player[];
}
