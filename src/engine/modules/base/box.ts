/** What is in the box of the base game (BASE-01…04). */
import { tilesOf } from '../../tiles/catalogue.ts';
import { base as tiles } from '../../tiles/sets/base.ts';
import type { Box } from '../box.ts';

/** BASE-03: of the eight, one is the scoring marker. */
const FOLLOWERS = 7;

export const box: Box = {
  name: 'base',
  faces: [tiles],
  start: tiles.start,
  tiles: () => tilesOf(tiles),
  pieces: () => ({ follower: FOLLOWERS }),
};
