/** What each edition and each box is known by, of what we can draw, and the rules that tell of it. */

import type { RuleId, TileName } from '../../engine/index.ts';
import type { Edition, ShownBox } from '../../words/boxes.ts';
import type { PieceKey } from '../../words/symbols.ts';

export interface Sight {
  readonly tiles: readonly TileName[];
  readonly pieces?: readonly PieceKey[];
  readonly rules: readonly RuleId[];
}

export const EDITION_SIGHTS: Readonly<Record<Edition, Sight>> = {
  1: { tiles: ['base/E', 'base/V'], rules: ['BASE-DIFF-04'] },
  2: { tiles: ['base/Eg', 'base/Vg'], rules: ['BASE-06'] },
  3: { tiles: ['base/Eg', 'base/Vg'], rules: ['GF-MON-02'] },
};

export const BOX_SIGHTS: Readonly<Record<ShownBox, Sight>> = {
  goldmines: { tiles: ['gold/G6', 'gold/G8'], pieces: ['gold'], rules: ['GOLD-04'] },
  castles: { tiles: ['castles/B5', 'castles/B9'], pieces: ['castle', 'bridge'], rules: ['CASTLE-01'] },
  gifts: { tiles: [], rules: ['GIFT-01'] },
  'crop-circles': {
    tiles: ['crop1/3', 'crop1/4', 'crop2/5'],
    rules: ['CROP-01', 'CROP-02'],
  },
  abbot: { tiles: ['base/Ug'], pieces: ['abbot'], rules: ['GF-GAR-01'] },
  abbey: { tiles: ['abbey/abbey'], rules: ['GF-ABB-01'] },
  shrines: { tiles: ['shrine/2', 'shrine/3'], rules: ['GF-SHR-01'] },
  monasteries: { tiles: ['monastery/1', 'monastery/5'], rules: ['GF-MON-01'] },
  darmstadt: { tiles: ['darmstadt/1', 'darmstadt/2', 'darmstadt/3'], rules: ['GF-DAR-01'] },
  yaga: { tiles: ['russian/hut'], rules: ['GF-YAG-01'] },
  'german-castles': { tiles: ['german-castle/1', 'german-castle/2'], rules: ['GF-GCA-01'] },
  cathedrals: { tiles: ['cathedral/1', 'cathedral/2'], rules: ['GF-CAT-01'] },
  mists: { tiles: ['mist-castle mist'], rules: ['GF-MIST-01'] },
};

/** The tiles of the page. */
export const boxTiles = (): TileName[] => [
  ...new Set([EDITION_SIGHTS, BOX_SIGHTS].flatMap((all) => Object.values(all)).flatMap(({ tiles }) => tiles)),
];
