/** What Dutch says about shrines. */
import { capital } from '../../../lists.ts';
import type { ShrinesWords } from '../../../modules.ts';
import { cells, names, theFeature } from '../nouns.ts';

export const shrines: ShrinesWords = {
  events: {
    'challenge-lost': (e, ctx) =>
      `${capital(theFeature(e.by, ctx))} is het eerst af en wint de strijd: ${theFeature(e.feature, ctx)} levert ${names(e.standings.map(({ player }) => player))} niets op.`,
    'challenge-drawn': ({ features: [one, other] }, ctx) =>
      `De strijd eindigt gelijk: één tegel bouwt zowel ${theFeature(one, ctx)} als ${theFeature(other, ctx)} af.`,
  },
  decisions: {},
  choices: {},
  refusals: {
    'too-many-rivals': () =>
      'Naast een cultusplaats mag maar één klooster liggen, en naast een klooster maar één cultusplaats.',
  },
  situation: {
    'too-many-rivals': (p, ctx) =>
      `Het gebouw op ${cells(p.cells.slice(0, 1), ctx)} heeft meer dan één tegenstander naast zich; er mag er maar één zijn.`,
  },
};
