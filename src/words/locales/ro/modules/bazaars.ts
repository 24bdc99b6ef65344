/** What Romanian says about bazaars. */
import { lotWords } from '../../../lots.ts';
import type { BazaarsWords } from '../../../modules.ts';
import { count, name, players, points } from '../nouns.ts';
import { tile } from '../tile.ts';

const lots = lotWords(tile);

export const bazaars: BazaarsWords = {
  events: {
    'bazaar-opened': (e) => `Bazar: ${name(e.player)} întoarce ${count('tile', e.tiles.length)} cu fața în sus.`,
    'bazaar-skipped': (e) =>
      e.why === 'too-few-tiles'
        ? 'Au rămas mai puține cartonașe decât jucători: bazarul nu mai are loc.'
        : 'În runda de după un bazar nu începe altul.',
    'lot-chosen': (e, ctx) => `${name(e.player)} alege un cartonaș${lots.shown(e.tile, ctx)}.`,
    'bid-made': (e) => `${name(e.player)} oferă ${points(e.bid)}.`,
    'bid-passed': (e) => `${name(e.player)} spune pas.`,
    'lot-won': (e, ctx) => {
      switch (e.how) {
        case 'unopposed':
          return `Nimeni nu oferă mai mult: ${name(e.player)} ia cartonașul.`;
        case 'bought':
          return `${name(e.player)} cumpără cartonașul.`;
        case 'sold':
          return `Cartonașul este vândut: îl ia ${name(e.player)}.`;
        case 'last':
          return `${name(e.player)} ia gratis ultimul cartonaș${lots.shown(e.tile, ctx)}.`;
        case 'taken':
          return `${name(e.player)} ia unul dintre cartonașe${lots.shown(e.tile, ctx)}.`;
      }
    },
    'bid-paid': (e) =>
      e.to
        ? `${name(e.player)} îi plătește ${players[e.to].of} ${points(-e.points)}.`
        : `${name(e.player)} pierde ${points(-e.points)}, cât a oferit.`,
    'bid-received': (e) => `${name(e.player)} primește ${points(e.points)} de la ${name(e.from)}.`,
    'lot-played': (e, ctx) => `${name(e.player)} joacă cartonașul de la bazar${lots.shown(e.tile, ctx)}.`,
  },
  decisions: {
    'choose-lot': {
      tell: (d) => `${name(d.player)} alege unul dintre cartonașele întoarse.`,
      ask: (d) => `Ce cartonaș alege ${name(d.player)}?`,
    },
    bid: {
      tell: (d) =>
        d.highest
          ? `${name(d.player)} poate mări oferta de ${points(d.highest.bid)}.`
          : `${name(d.player)} trebuie să facă o ofertă pentru cartonaș.`,
      ask: (d) =>
        d.highest ? `Oferă ${name(d.player)} mai mult de ${points(d.highest.bid)}?` : `Cât oferă ${name(d.player)}?`,
      pass: 'pas',
    },
    'buy-or-sell': {
      tell: (d) =>
        `${name(d.player)} cumpără cartonașul cu ${points(d.highest.bid)} sau i-l vinde ${players[d.highest.player].of}.`,
      ask: (d) => `Cumpără ${name(d.player)} cartonașul sau îl vinde?`,
    },
  },
  choices: {
    lot: lots.label,
    bid: (c) => points(c.bid),
    deal: ({ buy }, { decision }) => {
      const deal = decision?.kind === 'buy-or-sell' ? decision : undefined;
      if (buy) return deal ? `cumpără cu ${points(deal.highest.bid)}` : 'cumpără';
      return deal ? `vinde ${players[deal.highest.player].of}` : 'vinde';
    },
  },
  refusals: {
    'no-such-lot': () => 'Acest cartonaș nu este printre cele întoarse.',
    'bid-too-low': () => 'Oferta trebuie să fie mai mare decât cea dinainte.',
    'bid-too-high': () => 'Acest jucător nu poate oferi atâtea puncte.',
    'must-bid': () => 'Cine alege un cartonaș trebuie să facă o ofertă, fie și 0.',
    'price-too-high': () => 'Acest jucător are prea puține puncte ca să cumpere cartonașul.',
  },
  situation: {},
};
