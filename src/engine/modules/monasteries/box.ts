/** The tiles of the special monasteries; the plain cloisters make room for them. */
import { getTile, tilesOf } from '../../tiles/catalogue.ts';
import { monasteries as tiles } from '../../tiles/sets/monasteries.ts';
import type { Box } from '../box.ts';

const isCloisterOfTheBase = (name: string): boolean =>
  name.startsWith('base/') && getTile(name).segments.some(({ kind }) => kind === 'cloister');

export const box: Box = {
  name: 'monasteries',
  faces: [tiles],
  tiles: () => tilesOf(tiles),
  exchange: (pile, { options }) =>
    options.monasteries.keepCloisters ? pile : pile.filter((name) => !isCloisterOfTheBase(name)),
  pieces: () => ({}),
};
