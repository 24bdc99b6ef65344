/** What Romanian says about shrines. */
import { capital } from '../../../lists.ts';
import type { ShrinesWords } from '../../../modules.ts';
import { agreeing, cells, names, theFeature } from '../nouns.ts';

export const shrines: ShrinesWords = {
  events: {
    'challenge-lost': (e, ctx) =>
      `${capital(theFeature(e.by, ctx))}, ${agreeing(e.by.kind, 'finalizat')} mai întâi, câștigă provocarea: ${theFeature(e.feature, ctx)} nu aduce puncte pentru ${names(e.standings.map(({ player }) => player))}.`,
    'challenge-drawn': ({ features: [one, other] }, ctx) =>
      `Provocarea se termină la egalitate: același cartonaș finalizează ${theFeature(one, ctx)} și ${theFeature(other, ctx)}.`,
  },
  decisions: {},
  choices: {},
  refusals: {
    'too-many-rivals': () =>
      'Lângă un lăcaș de cult poate fi o singură mănăstire, iar lângă o mănăstire un singur lăcaș de cult.',
  },
  situation: {
    'too-many-rivals': (p, ctx) =>
      `Construcția de pe ${cells(p.cells.slice(0, 1), ctx)} are lângă ea mai mulți rivali, dar poate avea doar unul.`,
  },
};
