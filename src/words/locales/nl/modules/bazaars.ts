/** What Dutch says about bazaars. */
import { lotWords } from '../../../lots.ts';
import type { BazaarsWords } from '../../../modules.ts';
import { count, name, points } from '../nouns.ts';
import { tile } from '../tile.ts';

const lots = lotWords(tile);

export const bazaars: BazaarsWords = {
  events: {
    'bazaar-opened': (e) => `Bazaar: ${name(e.player)} draait ${count('tile', e.tiles.length)} om.`,
    'bazaar-skipped': (e) =>
      e.why === 'too-few-tiles'
        ? 'Er zijn minder tegels over dan spelers: de bazaar vervalt.'
        : 'In de ronde na een bazaar volgt geen nieuwe.',
    'lot-chosen': (e, ctx) => `${name(e.player)} kiest een tegel${lots.shown(e.tile, ctx)}.`,
    'bid-made': (e) => `${name(e.player)} biedt ${points(e.bid)}.`,
    'bid-passed': (e) => `${name(e.player)} past.`,
    'lot-won': (e, ctx) => {
      switch (e.how) {
        case 'unopposed':
          return `Niemand biedt meer: ${name(e.player)} neemt de tegel.`;
        case 'bought':
          return `${name(e.player)} koopt de tegel.`;
        case 'sold':
          return `De tegel wordt verkocht aan ${name(e.player)}.`;
        case 'last':
          return `${name(e.player)} krijgt de laatste tegel gratis${lots.shown(e.tile, ctx)}.`;
        case 'taken':
          return `${name(e.player)} neemt een van de tegels${lots.shown(e.tile, ctx)}.`;
      }
    },
    'bid-paid': (e) =>
      e.to
        ? `${name(e.player)} betaalt ${name(e.to)} ${points(-e.points)}.`
        : `${name(e.player)} is het bod kwijt: ${points(-e.points)}.`,
    'bid-received': (e) => `${name(e.player)} krijgt ${points(e.points)} van ${name(e.from)}.`,
    'lot-played': (e, ctx) => `${name(e.player)} speelt de tegel van de bazaar${lots.shown(e.tile, ctx)}.`,
  },
  decisions: {
    'choose-lot': {
      tell: (d) => `${name(d.player)} kiest een van de open tegels.`,
      ask: (d) => `Welke tegel kiest ${name(d.player)}?`,
    },
    bid: {
      tell: (d) =>
        d.highest
          ? `${name(d.player)} mag hoger bieden dan ${points(d.highest.bid)}.`
          : `${name(d.player)} moet een bod op de tegel noemen.`,
      ask: (d) =>
        d.highest ? `Biedt ${name(d.player)} meer dan ${points(d.highest.bid)}?` : `Hoeveel biedt ${name(d.player)}?`,
      pass: 'passen',
    },
    'buy-or-sell': {
      tell: (d) =>
        `${name(d.player)} koopt de tegel voor ${points(d.highest.bid)} of verkoopt hem aan ${name(d.highest.player)}.`,
      ask: (d) => `Koopt of verkoopt ${name(d.player)} de tegel?`,
    },
  },
  choices: {
    lot: lots.label,
    bid: (c) => points(c.bid),
    deal: ({ buy }, { decision }) => {
      const deal = decision?.kind === 'buy-or-sell' ? decision : undefined;
      if (buy) return deal ? `kopen voor ${points(deal.highest.bid)}` : 'kopen';
      return deal ? `verkopen aan ${name(deal.highest.player)}` : 'verkopen';
    },
  },
  refusals: {
    'no-such-lot': () => 'Deze tegel ligt niet open.',
    'bid-too-low': () => 'Een bod moet hoger zijn dan het vorige.',
    'bid-too-high': () => 'Zoveel punten mag deze speler niet bieden.',
    'must-bid': () => 'Wie een tegel kiest, moet een bod noemen; 0 mag.',
    'price-too-high': () => 'Deze speler heeft te weinig punten om de tegel te kopen.',
  },
  situation: {},
};
