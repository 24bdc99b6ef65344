/** What Dutch says about the Darmstadt churches. */
import type { DarmstadtWords } from '../../../modules.ts';
import { names, points, theFeature } from '../nouns.ts';

export const darmstadt: DarmstadtWords = {
  events: {
    'church-bonus': (e, ctx) => {
      const winners = e.standings.filter((standing) => standing.points > 0).map(({ player }) => player);
      const church = theFeature(e.feature, ctx);
      return winners.length > 1
        ? `${names(winners)} delen de meerderheid rond ${church}: elk een bonus van ${points(e.value)}.`
        : `${names(winners)} heeft de meeste meeples rond ${church}: een bonus van ${points(e.value)}.`;
    },
  },
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
