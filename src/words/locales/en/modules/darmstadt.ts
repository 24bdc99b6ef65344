/** What English says about the Darmstadt churches. */
import type { DarmstadtWords } from '../../../modules.ts';
import { names, points, theFeature } from '../nouns.ts';

export const darmstadt: DarmstadtWords = {
  events: {
    'church-bonus': (e, ctx) => {
      const winners = e.standings.filter((standing) => standing.points > 0).map(({ player }) => player);
      const [verb, each] = winners.length > 1 ? ['tie for', ' each'] : ['has', ''];
      return `${names(winners)} ${verb} the most meeples around ${theFeature(e.feature, ctx)}: a bonus of ${points(e.value)}${each}.`;
    },
  },
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
