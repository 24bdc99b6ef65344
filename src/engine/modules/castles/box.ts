/** The castle tokens of Bridges, Castles & Bazaars. */
import { castles } from '../../tiles/sets/castles.ts';
import type { Box } from '../box.ts';

/** CASTLE-02. */
export const tokensEach = (players: number): number => (players <= 4 ? 3 : 2);

export const box: Box = {
  name: 'castles',
  shared: castles,
  faces: [castles],
  tiles: () => [],
  pieces: (players) => ({ castle: tokensEach(players) }),
};
