/** What Romanian says about the Darmstadt churches. */
import type { DarmstadtWords } from '../../../modules.ts';
import { names, points } from '../nouns.ts';

export const darmstadt: DarmstadtWords = {
  events: {
    'church-bonus': (e, ctx) => {
      const winners = e.standings.filter((standing) => standing.points > 0).map(({ player }) => player);
      const around = `în jurul bisericii Darmstadt de pe ${ctx.names(e.feature.cell)}`;
      return winners.length > 1
        ? `${names(winners)} sunt la egalitate ${around}: câte un bonus de ${points(e.value)}.`
        : `${names(winners)} are cei mai mulți supuși ${around}: un bonus de ${points(e.value)}.`;
    },
  },
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
