/** The abbot and the gardens: GF-GAR. */
import { centreRule } from '../../scoring/centre.ts';
import { tilesOf } from '../../tiles/catalogue.ts';
import { gardens } from '../../tiles/sets/gardens.ts';
import { MONASTIC } from '../../words.ts';
import type { RuleModule } from '../module.ts';
import { recall } from './recall.ts';

export const abbot: RuleModule = {
  name: 'abbot',
  features: { garden: centreRule('GF-GAR-02', 'GF-GAR-02') },
  phases: {},
  follower: {
    figures: (_, { kind }) => (kind === 'garden' || MONASTIC.has(kind) ? [{ piece: 'abbot' }] : []),
    ...recall,
  },
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
