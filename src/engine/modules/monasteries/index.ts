/** The special monasteries of Germany, of the Netherlands and Belgium, and of Japan: GF-MON. */
import { featureUnder } from '../../board/feature.ts';
import { centreCites, centreRule } from '../../scoring/centre.ts';
import type { RuleModule } from '../module.ts';
import { box } from './box.ts';
import { finalPriors, isPrior, priorsWait } from './priors.ts';

export const rules: RuleModule = {
  box,
  features: {
    monastery: {
      ...centreRule('GF-MON-03', 'GF-MON-03'),
      scorers: (_, figures) => figures.filter((figure) => !isPrior(figure)),
      completes: (figures) => !figures.every(isPrior),
    },
  },
  phases: { complete: priorsWait, others: finalPriors },
  follower: { figures: (_, { kind }) => (kind === 'monastery' ? [{ as: 'prior' }] : []) },
  also: centreCites('monastery', 'GF-MON-02', 'GF-MON-08'),
  cites({ state, board, feature }) {
    const stay = state.followers.some((one) => isPrior(one) && board.features[featureUnder(board, one)] === feature);
    return stay ? ['GF-MON-07'] : [];
  },
};
