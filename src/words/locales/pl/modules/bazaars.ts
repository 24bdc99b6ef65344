/** What Polish says about bazaars. */
import type { Player } from '../../../../engine/index.ts';
import { lotWords } from '../../../lots.ts';
import type { BazaarsWords } from '../../../modules.ts';
import { count, genitive, name, points } from '../nouns.ts';
import { tile } from '../tile.ts';

const lots = lotWords(tile);

/** To whom: Czerwonemu. */
const dative = (player: Player): string => genitive(player).replace(/ego$/, 'emu');

export const bazaars: BazaarsWords = {
  events: {
    'bazaar-opened': (e) => `Bazar: ${name(e.player)} odkrywa ${count('tile', e.tiles.length)}.`,
    'bazaar-skipped': (e) =>
      e.why === 'too-few-tiles'
        ? 'Kafelków zostało mniej niż graczy: bazaru nie ma.'
        : 'W rundzie po bazarze nie ma nowego bazaru.',
    'lot-chosen': (e, ctx) => `${name(e.player)} wybiera kafelek${lots.shown(e.tile, ctx)}.`,
    'bid-made': (e) => `${name(e.player)} oferuje ${points(e.bid)}.`,
    'bid-passed': (e) => `${name(e.player)} nie przebija oferty.`,
    'lot-won': (e, ctx) => {
      switch (e.how) {
        case 'unopposed':
          return `Nikt nie przebija oferty: ${name(e.player)} bierze kafelek.`;
        case 'bought':
          return `${name(e.player)} kupuje kafelek.`;
        case 'sold':
          return `Kafelek zostaje sprzedany: bierze go ${name(e.player)}.`;
        case 'last':
          return `${name(e.player)} bierze ostatni kafelek za darmo${lots.shown(e.tile, ctx)}.`;
        case 'taken':
          return `${name(e.player)} bierze jeden z kafelków${lots.shown(e.tile, ctx)}.`;
      }
    },
    'bid-paid': (e) =>
      e.to
        ? `${name(e.player)} płaci ${dative(e.to)} ${points(-e.points)}.`
        : `${name(e.player)} traci swoją ofertę: ${points(-e.points)}.`,
    'bid-received': (e) => `${name(e.player)} dostaje ${points(e.points)} od ${genitive(e.from)}.`,
    'lot-played': (e, ctx) => `${name(e.player)} zagrywa kafelek z bazaru${lots.shown(e.tile, ctx)}.`,
  },
  decisions: {
    'choose-lot': {
      tell: (d) => `${name(d.player)} wybiera jeden z odkrytych kafelków.`,
      ask: (d) => `Który kafelek wybiera ${name(d.player)}?`,
    },
    bid: {
      tell: (d) =>
        d.highest
          ? `${name(d.player)} może przebić ofertę: ${points(d.highest.bid)}.`
          : `${name(d.player)} musi złożyć ofertę za kafelek.`,
      ask: (d) =>
        d.highest
          ? `Czy ${name(d.player)} daje więcej niż ${points(d.highest.bid)}?`
          : `Ile oferuje ${name(d.player)}?`,
      pass: 'nie przebijać',
    },
    'buy-or-sell': {
      tell: (d) =>
        `${name(d.player)} kupuje kafelek za ${points(d.highest.bid)} albo sprzedaje go ${dative(d.highest.player)}.`,
      ask: (d) => `Co wybiera ${name(d.player)}: kupić kafelek czy sprzedać?`,
    },
  },
  choices: {
    lot: lots.label,
    bid: (c) => points(c.bid),
    deal: ({ buy }, { decision }) => {
      const deal = decision?.kind === 'buy-or-sell' ? decision : undefined;
      if (buy) return deal ? `kupić za ${points(deal.highest.bid)}` : 'kupić';
      return deal ? `sprzedać ${dative(deal.highest.player)}` : 'sprzedać';
    },
  },
  refusals: {
    'no-such-lot': () => 'Tego kafelka nie ma wśród odkrytych.',
    'bid-too-low': () => 'Oferta musi być wyższa od poprzedniej.',
    'bid-too-high': () => 'Tylu punktów ten gracz nie może zaoferować.',
    'must-bid': () => 'Kto wybiera kafelek, musi złożyć ofertę, choćby 0.',
    'price-too-high': () => 'Ten gracz ma za mało punktów, żeby kupić kafelek.',
  },
  situation: {},
};
