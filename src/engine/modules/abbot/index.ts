/** The abbot and the gardens: GF-GAR. */
import { centreRule } from '../../scoring/centre.ts';
import { MONASTIC } from '../../words.ts';
import type { RuleModule } from '../module.ts';
import { box } from './box.ts';
import { recall } from './recall.ts';

export const rules: RuleModule = {
  box,
  features: { garden: centreRule('GF-GAR-02', 'GF-GAR-02') },
  phases: {},
  follower: {
    figures: (_, { kind }) => (kind === 'garden' || MONASTIC.has(kind) ? [{ piece: 'abbot' }] : []),
    ...recall,
  },
};
