/** The abbots, and the gardens of the base game (GF-GAR). */
import { tilesOf } from '../../tiles/catalogue.ts';
import { gardens } from '../../tiles/sets/gardens.ts';
import type { Box } from '../box.ts';

export const box: Box = {
  name: 'abbot',
  faces: [gardens],
  tiles: () => [],
  /** A face with a garden takes the place of the same face without (GF-GAR-04). */
  exchange(tiles) {
    const kept = [...tiles];
    for (const garden of tilesOf(gardens)) {
      const plain = kept.indexOf(garden.replace(/g$/, ''));
      if (plain >= 0) kept[plain] = garden;
    }
    return kept;
  },
  pieces: () => ({ abbot: 1 }),
};
