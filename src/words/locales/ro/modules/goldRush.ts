/** What Romanian says about Gold Rush. */
import { isOneOf } from '../../../lists.ts';
import type { GoldRushWords } from '../../../modules.ts';
import { mountainPlacesToTell, tokenValues } from '../../../mountainChoices.ts';
import { and, cells, count, name, names, places, players, points, quote, theFeature } from '../nouns.ts';

export const goldRush: GoldRushWords = {
  events: {
    'tokens-placed': (e, ctx) =>
      `${name(e.player)} pune ${count('token', e.count)} pe muntele de pe ${ctx.names(e.cell)}${tokenValues(e.values)}, în total ${e.stack}.`,
    'tokens-short': (e) => `Rezerva nu ajunge: ${e.missing > 1 ? 'lipsesc' : 'lipsește'} ${count('token', e.missing)}.`,
    'stacks-joined': (e, ctx) =>
      `Munții de pe ${ctx.names(e.feature.cell)} devin unul singur, la fel și teancurile lor: ${count('token', e.count)}.`,
    'tent-placed': (e, ctx) =>
      e.from
        ? `${name(e.player)} își mută cortul de pe ${ctx.names(e.from)} pe ${ctx.names(e.cell)}.`
        : `${name(e.player)} își pune cortul pe ${ctx.names(e.cell)}.`,
    'token-taken': (e, ctx) => {
      const value = tokenValues(e.value === undefined ? [] : [e.value]);
      const left = e.left ? `mai ${e.left > 1 ? 'rămân' : 'rămâne'} ${e.left}` : 'era ultimul';
      return `${name(e.player)} ia jetonul de deasupra de pe muntele de pe ${ctx.names(e.cell)}${value}; ${left}.`;
    },
    'tokens-shared': ({ feature, shares }, ctx) => {
      const [first, second] = shares;
      if (first && !second) {
        return `${name(first.player)} ia ${count('token', first.count)} de pe ${theFeature(feature, ctx)}${tokenValues(first.values)}.`;
      }
      const taken = shares.map((share) => `${name(share.player)} ${share.count}${tokenValues(share.values)}`);
      return `Jetoanele de exploatare de pe ${theFeature(feature, ctx)}: ${taken.join(', ')}.`;
    },
    'tokens-unowned': (e, ctx) => {
      const several = e.count > 1;
      const go =
        e.to === 'supply'
          ? `se ${several ? 'întorc' : 'întoarce'} în rezervă, care se amestecă`
          : `${several ? 'ies' : 'iese'} din joc`;
      return `Muntele de pe ${ctx.names(e.feature.cell)} nu are proprietar: ${count('token', e.count)} ${go}.`;
    },
    'tents-returned': ({ tents: [first, ...others] }, ctx) => {
      if (!first) return 'Niciun cort nu se întoarce.';
      if (others.length === 0) return `${name(first.player)} își ia înapoi cortul de pe ${ctx.names(first.cell)}.`;
      return `Corturile se întorc la ${names([first, ...others].map(({ player }) => player))}.`;
    },
    'tokens-scored': (e) => {
      const number = e.items.reduce((sum, item) => sum + item.count, 0);
      return `${name(e.player)} primește ${points(e.points)} pentru ${count('token', number)}.`;
    },
  },
  decisions: {},
  choices: {
    tent: (c, ctx) => {
      const where = mountainPlacesToTell(c, ctx).map((place) => places[place]);
      return `cortul pe ${ctx.names(c.cell)}${where.length ? ` (${and(where)})` : ''}`;
    },
    token: () => 'ia un jeton de exploatare',
  },
  refusals: {
    'not-a-mountain': (r, ctx) => `Pe ${cells(r.cells, ctx)} nu este un astfel de munte.`,
    'mountain-complete': (r, ctx) => `Muntele de pe ${cells(r.cells, ctx)} este deja finalizat.`,
    'mountain-place-taken': () => 'Pe această parte a muntelui se află deja un cowboy sau un cort.',
    'tent-stays': () => 'Un cort mutat trebuie să ajungă pe alt cartonaș.',
    'no-tent-left': () => 'Nu mai este niciun cort în rezervă.',
    'no-tent-on-board': () => 'Fără un cort pe masă nu se poate lua niciun jeton de exploatare.',
    'no-token-left': (r, ctx) => `Pe muntele de pe ${cells(r.cells, ctx)} nu mai este niciun jeton de exploatare.`,
  },
  situation: {
    'player-not-in-gold-rush': () =>
      'Goana după aur este pentru doi până la cinci jucători: roșu, albastru, verde, galben și negru. Nu există cowboy roz.',
    'bad-tent': (p, ctx) =>
      `Cortul de pe ${cells(p.cells, ctx)} trebuie să stea pe o parte liberă a unui munte nefinalizat.`,
    'tent-twice': (p) =>
      `${isOneOf(players, p.found) ? players[p.found].name : quote(p.found)} are mai mult de un cort.`,
    'bad-stack': (p, ctx) => `Jetoanele de exploatare de pe ${cells(p.cells, ctx)} nu sunt pe un munte nefinalizat.`,
    'stack-twice': (p, ctx) => `Jetoanele de pe muntele de pe ${cells(p.cells, ctx)} sunt scrise de două ori.`,
    'bad-tokens': (p) => `Nu există niciun jeton de exploatare cu valoarea ${quote(p.found)}.`,
    'too-many-tokens': (p) => `Sunt mai multe jetoane de exploatare (${p.found}) decât cele 63 din joc.`,
  },
};
