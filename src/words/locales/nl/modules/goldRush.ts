/** What Dutch says about Gold Rush. */
import { isOneOf } from '../../../lists.ts';
import type { GoldRushWords } from '../../../modules.ts';
import { mountainPlacesToTell, tokenValues } from '../../../mountainChoices.ts';
import { and, cells, count, name, names, places, players, points, quote, theFeature } from '../nouns.ts';

export const goldRush: GoldRushWords = {
  events: {
    'tokens-placed': (e, ctx) =>
      `${name(e.player)} legt ${count('token', e.count)} op de berg op ${ctx.names(e.cell)}${tokenValues(e.values)}; de stapel telt er nu ${e.stack}.`,
    'tokens-short': (e) => `De voorraad komt ${count('token', e.missing)} tekort.`,
    'stacks-joined': (e, ctx) =>
      `De bergen op ${ctx.names(e.feature.cell)} worden één, en hun stapels ook: ${count('token', e.count)}.`,
    'tent-placed': (e, ctx) =>
      e.from
        ? `${name(e.player)} verplaatst de tent van ${ctx.names(e.from)} naar ${ctx.names(e.cell)}.`
        : `${name(e.player)} zet de tent op ${ctx.names(e.cell)}.`,
    'token-taken': (e, ctx) => {
      const value = tokenValues(e.value === undefined ? [] : [e.value]);
      const left = e.left ? `er ${e.left > 1 ? 'liggen' : 'ligt'} er nog ${e.left}` : 'het was het laatste';
      return `${name(e.player)} pakt het bovenste mijnfiche van de berg op ${ctx.names(e.cell)}${value}; ${left}.`;
    },
    'tokens-shared': ({ feature, shares }, ctx) => {
      const [first, second] = shares;
      if (first && !second) {
        return `${name(first.player)} pakt ${count('token', first.count)} van ${theFeature(feature, ctx)}${tokenValues(first.values)}.`;
      }
      const taken = shares.map((share) => `${name(share.player)} ${share.count}${tokenValues(share.values)}`);
      return `De mijnfiches van ${theFeature(feature, ctx)}: ${taken.join(', ')}.`;
    },
    'tokens-unowned': (e, ctx) => {
      const go = e.count > 1 ? 'gaan' : 'gaat';
      const where = e.to === 'supply' ? 'terug naar de voorraad, die wordt gemengd' : 'uit het spel';
      return `Niemand is eigenaar van ${theFeature(e.feature, ctx)}: ${count('token', e.count)} ${go} ${where}.`;
    },
    'tents-returned': ({ tents: [first, ...others] }, ctx) => {
      if (!first) return 'Er komt geen tent terug.';
      if (others.length === 0) return `${name(first.player)} krijgt de tent van ${ctx.names(first.cell)} terug.`;
      return `De tenten gaan terug naar ${names([first, ...others].map(({ player }) => player))}.`;
    },
    'tokens-scored': (e) => {
      const number = e.items.reduce((sum, item) => sum + item.count, 0);
      return `${name(e.player)} krijgt ${points(e.points)} voor ${count('token', number)}.`;
    },
  },
  decisions: {},
  choices: {
    tent: (c, ctx) => {
      const where = mountainPlacesToTell(c, ctx).map((place) => places[place]);
      return `tent op ${ctx.names(c.cell)}${where.length ? ` (${and(where)})` : ''}`;
    },
    token: () => 'mijnfiche pakken',
  },
  refusals: {
    'not-a-mountain': (r, ctx) => `Op ${cells(r.cells, ctx)} is op die plek geen berg.`,
    'mountain-complete': (r, ctx) => `De berg op ${cells(r.cells, ctx)} is al af.`,
    'mountain-place-taken': () => 'Op dit stuk van de berg staat al een pionier of een tent.',
    'tent-stays': () => 'Een tent die je verplaatst, moet naar een andere tegel.',
    'no-tent-left': () => 'Er is geen tent meer in de voorraad.',
    'no-tent-on-board': () => 'Zonder tent op het speelveld kun je geen mijnfiche pakken.',
    'no-token-left': (r, ctx) => `Op de berg op ${cells(r.cells, ctx)} ligt geen mijnfiche meer.`,
  },
  situation: {
    'player-not-in-gold-rush': () =>
      'Goudkoorts is voor twee tot vijf spelers: rood, blauw, groen, geel en zwart. Roze pioniers zijn er niet.',
    'bad-tent': (p, ctx) => `De tent op ${cells(p.cells, ctx)} moet op een vrij stuk van een onafgebouwde berg staan.`,
    'tent-twice': (p) =>
      `${isOneOf(players, p.found) ? players[p.found].name : quote(p.found)} heeft meer dan één tent.`,
    'bad-stack': (p, ctx) => `De mijnfiches op ${cells(p.cells, ctx)} liggen niet op een onafgebouwde berg.`,
    'stack-twice': (p, ctx) => `De mijnfiches van de berg op ${cells(p.cells, ctx)} staan twee keer vermeld.`,
    'bad-tokens': (p) => `Een mijnfiche met waarde ${quote(p.found)} bestaat niet.`,
    'too-many-tokens': (p) => `Er zijn meer mijnfiches (${p.found}) dan de 63 van het spel.`,
  },
};
