/** What Polish says about the Darmstadt churches. */
import type { DarmstadtWords } from '../../../modules.ts';
import { names, points, pointsEach } from '../nouns.ts';

export const darmstadt: DarmstadtWords = {
  events: {
    'church-bonus': (e, ctx) => {
      const winners = e.standings.filter((standing) => standing.points > 0).map(({ player }) => player);
      const around = `Najwięcej podwładnych wokół kościoła w Darmstadt na ${ctx.names(e.feature.cell)}`;
      return winners.length > 1
        ? `${around} mają po równo ${names(winners)}: ${pointsEach(e.value)} premii.`
        : `${around} ma ${names(winners)}: ${points(e.value)} premii.`;
    },
  },
  decisions: {},
  choices: {},
  refusals: {},
  situation: {},
};
