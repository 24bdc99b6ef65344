/** What is in the box of Gold Rush (RUSH-02, RUSH-03, RUSH-17). */
import { tilesOf } from '../../tiles/catalogue.ts';
import { goldRush as tiles } from '../../tiles/sets/goldRush.ts';
import type { Box } from '../box.ts';

/** RUSH-02: of the five, one is the scoring marker. RUSH-03: one tent. */
const PIECES = { follower: 4, tent: 1 } as const;

export const box: Box = {
  name: 'gold-rush',
  faces: [tiles],
  start: tiles.start,
  tiles: () => tilesOf(tiles),
  pieces: () => PIECES,
};
