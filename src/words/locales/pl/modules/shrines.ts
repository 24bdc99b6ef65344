/** What Polish says about shrines. */
import { capital } from '../../../lists.ts';
import type { ShrinesWords } from '../../../modules.ts';
import { cells, ending, genitives, theFeature } from '../nouns.ts';

export const shrines: ShrinesWords = {
  events: {
    'challenge-lost': (e, ctx) => {
      const first = ending[e.by.kind];
      return `${capital(theFeature(e.by, ctx))}, ukończon${first} jako pierwsz${first}, wygrywa wyzwanie: nie ma punktów dla ${genitives(e.standings.map(({ player }) => player))} (${theFeature(e.feature, ctx)}).`;
    },
    'challenge-drawn': ({ features: [one, other] }, ctx) =>
      `Wyzwanie kończy się remisem: ten sam kafelek kończy oba obszary (${theFeature(one, ctx)} i ${theFeature(other, ctx)}).`,
  },
  decisions: {},
  choices: {},
  refusals: {
    'too-many-rivals': () =>
      'Obok siedziby kultu może leżeć tylko jeden klasztor, a obok klasztoru tylko jedna siedziba kultu.',
  },
  situation: {
    'too-many-rivals': (p, ctx) =>
      `Budowla na ${cells(p.cells.slice(0, 1), ctx)} ma obok siebie więcej niż jednego rywala, a może mieć tylko jednego.`,
  },
};
