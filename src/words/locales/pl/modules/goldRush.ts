/** What Polish says about Gold Rush. */
import { isOneOf } from '../../../lists.ts';
import type { GoldRushWords } from '../../../modules.ts';
import { mountainPlacesToTell, tokenValues } from '../../../mountainChoices.ts';
import { picker } from '../../../plural.ts';
import { and, cells, count, name, names, places, players, points, quote } from '../nouns.ts';

const pick = picker('pl');

export const goldRush: GoldRushWords = {
  events: {
    'tokens-placed': (e, ctx) =>
      `${name(e.player)} kładzie ${count('token', e.count)} na górze na ${ctx.names(e.cell)}${tokenValues(e.values)}; w stosie jest ich ${e.stack}.`,
    'tokens-short': (e) => `W rezerwie brakuje ${e.missing} ${e.missing === 1 ? 'żetonu' : 'żetonów'} wydobycia.`,
    'stacks-joined': (e, ctx) =>
      `Góry na ${ctx.names(e.feature.cell)} łączą się w jedną, a ich stosy w jeden: ${count('token', e.count)}.`,
    'tent-placed': (e, ctx) =>
      e.from
        ? `${name(e.player)} przesuwa namiot z ${ctx.names(e.from)} na ${ctx.names(e.cell)}.`
        : `${name(e.player)} rozbija namiot na ${ctx.names(e.cell)}.`,
    'token-taken': (e, ctx) => {
      const value = tokenValues(e.value === undefined ? [] : [e.value]);
      const stay = pick(e.left, { one: 'zostaje', few: 'zostają', many: 'zostaje' });
      const left = e.left ? `${stay} ${e.left}` : 'to był ostatni';
      return `${name(e.player)} bierze wierzchni żeton wydobycia z góry na ${ctx.names(e.cell)}${value}; ${left}.`;
    },
    'tokens-shared': ({ feature: { cell }, shares }, ctx) => {
      const [first, second] = shares;
      if (first && !second) {
        return `${name(first.player)} bierze ${count('token', first.count)} z góry na ${ctx.names(cell)}${tokenValues(first.values)}.`;
      }
      const taken = shares.map((share) => `${name(share.player)} ${share.count}${tokenValues(share.values)}`);
      return `Żetony wydobycia z góry na ${ctx.names(cell)}: ${taken.join(', ')}.`;
    },
    'tokens-unowned': (e, ctx) => {
      const go =
        e.to === 'supply'
          ? `${pick(e.count, { one: 'wraca', few: 'wracają', many: 'wraca' })} do rezerwy, którą się miesza`
          : `${pick(e.count, { one: 'wypada', few: 'wypadają', many: 'wypada' })} z gry`;
      return `Góra na ${ctx.names(e.feature.cell)} nie ma właściciela: ${count('token', e.count)} ${go}.`;
    },
    'tents-returned': ({ tents: [first, ...others] }, ctx) => {
      if (!first) return 'Żaden namiot nie wraca.';
      if (others.length === 0) return `${name(first.player)} odzyskuje namiot z ${ctx.names(first.cell)}.`;
      return `Namioty odzyskują ${names([first, ...others].map(({ player }) => player))}.`;
    },
    'tokens-scored': (e) => {
      const number = e.items.reduce((sum, item) => sum + item.count, 0);
      return `${name(e.player)} dostaje ${points(e.points)} za ${count('token', number)}.`;
    },
  },
  decisions: {},
  choices: {
    tent: (c, ctx) => {
      const where = mountainPlacesToTell(c, ctx).map((place) => places[place]);
      return `namiot na ${ctx.names(c.cell)}${where.length ? ` (${and(where)})` : ''}`;
    },
    token: () => 'wziąć żeton wydobycia',
  },
  refusals: {
    'not-a-mountain': (r, ctx) => `Na ${cells(r.cells, ctx)} nie ma takiej góry.`,
    'mountain-complete': (r, ctx) => `Góra na ${cells(r.cells, ctx)} jest już ukończona.`,
    'mountain-place-taken': () => 'Na tym fragmencie góry stoi już kowboj albo namiot.',
    'tent-stays': () => 'Przesuwany namiot musi przejść na inny kafelek.',
    'no-tent-left': () => 'W rezerwie nie ma już namiotu.',
    'no-tent-on-board': () => 'Bez namiotu na planszy nie można wziąć żetonu wydobycia.',
    'no-token-left': (r, ctx) => `Na górze na ${cells(r.cells, ctx)} nie ma już żetonów wydobycia.`,
  },
  situation: {
    'player-not-in-gold-rush': () =>
      'W „Gorączkę złota” gra od dwóch do pięciu osób: czerwony, niebieski, zielony, żółty i czarny. Różowych kowbojów nie ma.',
    'bad-tent': (p, ctx) => `Namiot na ${cells(p.cells, ctx)} musi stać na wolnym fragmencie nieukończonej góry.`,
    'tent-twice': (p) =>
      `${isOneOf(players, p.found) ? players[p.found].name : quote(p.found)} ma więcej niż jeden namiot.`,
    'bad-stack': (p, ctx) => `Żetony wydobycia na ${cells(p.cells, ctx)} nie leżą na nieukończonej górze.`,
    'stack-twice': (p, ctx) => `Żetony wydobycia z góry na ${cells(p.cells, ctx)} podano dwa razy.`,
    'bad-tokens': (p) => `Nie ma żetonu wydobycia o wartości ${quote(p.found)}.`,
    'too-many-tokens': (p) => `Żetonów wydobycia jest tu za dużo (${p.found}): w grze są 63.`,
  },
};
