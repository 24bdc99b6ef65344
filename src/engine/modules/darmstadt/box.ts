/** The tiles of Darmstadt (GF-DAR-01). */
import { tilesOf } from '../../tiles/catalogue.ts';
import { darmstadt as tiles } from '../../tiles/sets/darmstadt.ts';
import type { Box } from '../box.ts';

/** A plain cloister tile, of which two can be left out. */
const CLOISTER = 'base/B';

export const box: Box = {
  name: 'darmstadt',
  faces: [tiles],
  tiles: () => tilesOf(tiles),
  exchange(pile, { options }) {
    if (!options.darmstadt.withoutTwoCloisters) return pile;
    const [first, second] = pile.flatMap((name, i) => (name === CLOISTER ? [i] : []));
    return pile.filter((_, i) => i !== first && i !== second);
  },
  pieces: () => ({}),
};
