/** Baba Yaga’s hut, from the Russian promos: GF-YAG. */
import { cellOf, filledAround, surroundings } from '../../board/feature.ts';
import { hasCell } from '../../geometry.ts';
import { centreCites, centreRule } from '../../scoring/centre.ts';
import { counted, item } from '../../scoring/items.ts';
import type { RuleModule } from '../module.ts';
import { box } from './box.ts';

export const rules: RuleModule = {
  box,
  features: {
    /** The opposite of a cloister: worth the empty squares around it. Its gold lies on its ring all the same. */
    hut: {
      ...centreRule('GF-YAG-02', 'GF-YAG-03'),
      items({ board, feature }) {
        const filled = filledAround(board, feature);
        const empty = surroundings(board, feature).filter((cell) => !hasCell(filled, cell));
        return counted(
          item(
            'tiles',
            1,
            feature.segments.map((hut) => cellOf(board, hut)),
          ),
          item('empty', 1, empty),
        );
      },
    },
  },
  phases: {},
  also: centreCites('hut', 'GF-YAG-01', 'GF-YAG-04'),
};
