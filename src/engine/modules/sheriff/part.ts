/** What The Sheriff keeps: where he stands. Nothing is kept while he is beside the board. */
import type { Place } from '../goldRush/part.ts';

export type SheriffPart = Place;
