/** The special monasteries of Germany, of the Netherlands and Belgium, and of Japan: GF-MON. */
import { featureUnder } from '../../board/feature.ts';
import { centreCites, centreRule } from '../../scoring/centre.ts';
import { getTile, tilesOf } from '../../tiles/catalogue.ts';
import { base } from '../../tiles/sets/base.ts';
import { monasteries as tiles } from '../../tiles/sets/monasteries.ts';
import type { RuleModule } from '../module.ts';
import { finalPriors, isPrior, priorsWait } from './priors.ts';

const isCloisterOfTheBase = (name: string): boolean =>
  name in base.tiles && getTile(name).segments.some(({ kind }) => kind === 'cloister');

export const monasteries: RuleModule = {
  name: 'monasteries',
  features: {
    monastery: {
      ...centreRule('GF-MON-03', 'GF-MON-03'),
      scorers: (_, figures) => figures.filter((figure) => !isPrior(figure)),
      completes: (figures) => !figures.every(isPrior),
    },
  },
  phases: { complete: priorsWait, others: finalPriors },
  follower: { figures: (_, { kind }) => (kind === 'monastery' ? [{ as: 'prior' }] : []) },
  faces: [tiles],
  tiles: () => tilesOf(tiles),
  exchange: (pile, { options }) =>
    options.monasteries.keepCloisters ? pile : pile.filter((name) => !isCloisterOfTheBase(name)),
  pieces: () => ({}),
  also: centreCites('monastery', 'GF-MON-02', 'GF-MON-08'),
  cites({ state, board, feature }) {
    const stay = state.followers.some((one) => isPrior(one) && board.features[featureUnder(board, one)] === feature);
    return stay ? ['GF-MON-07'] : [];
  },
};
