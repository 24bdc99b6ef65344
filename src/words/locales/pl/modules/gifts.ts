/** What Polish says about The Gifts. */
import type { GiftKind, IdleReason } from '../../../../engine/index.ts';
import type { ChoiceContext, ChoiceOf, Context } from '../../../game.ts';
import { giftPlaces, giftValue, isIdle, rolesOfStance, targetPlaces, whichTile } from '../../../giftChoices.ts';
import { capital, isOneOf } from '../../../lists.ts';
import type { GiftsWords } from '../../../modules.ts';
import { counter } from '../../../plural.ts';
import { featureOn, type Place, roleOn } from '../../../spots.ts';
import { cards } from '../cards.ts';
import { shares } from '../events.ts';
import { and, count, features, genitive, name, places, points, quote, roles, theFeature } from '../nouns.ts';
import { tile } from '../tile.ts';

/** What somebody gets points for. */
const countObjects = counter('pl', {
  follower: { one: 'podwładnego', few: 'podwładnych', many: 'podwładnych' },
  unopened: { one: 'nieotwarty prezent', few: 'nieotwarte prezenty', many: 'nieotwartych prezentów' },
});

function reason(gift: GiftKind, why: IdleReason, who: string, whose: string): string {
  switch (why) {
    case 'no-figure':
      return `${who} nie ma podwładnych ${gift === 'synod' ? 'w rezerwie' : 'na planszy'}`;
    case 'no-target':
      if (gift === 'synod') return 'nie ma nieukończonego klasztoru';
      return gift === 'road-sweeper'
        ? 'nie ma nieukończonej drogi'
        : `żaden podwładny ${whose} nie może zmienić pozycji`;
    case 'no-tile':
      return 'nie ma już kafelków do dobrania';
    case 'no-fitting-tile':
      return 'żaden drugi kafelek nie pasuje';
    case 'own-tile':
      return 'kafelek w ręce nie został dobrany';
  }
}

const shown = (name: string, ctx: Context): string => {
  const known = ctx.tile?.(name);
  return known ? ` (${tile(known)})` : '';
};

const placed = (list: readonly Place[]): string => (list.length ? ` (${and(list.map((place) => places[place]))})` : '');

const value = (choice: ChoiceOf<'spot' | 'cash'>, ctx: ChoiceContext): string => {
  const promised = giftValue(choice, ctx.decision);
  return promised === undefined ? '' : `: ${points(promised)}`;
};

export const gifts: GiftsWords = {
  events: {
    'gift-received': (e, ctx) =>
      `Za rozbudowę (${and(e.features.map((feature) => theFeature(feature, ctx)))}) ${name(e.player)} otrzymuje prezent${e.gift ? `: ${cards[e.gift]}` : ''}.`,
    'gift-unearned': (e, ctx) =>
      `${capital(theFeature(e.feature, ctx))} nie daje prezentu: ${name(e.player)} ${e.shared ? 'z kimś tam remisuje' : 'ma tam przewagę'}.`,
    'gift-missing': (e) =>
      `Wszystkie 25 prezentów leży nieotwartych przed graczami: ${name(e.player)} nic nie dostaje.`,
    'gifts-shuffled': (e) => `Potasowane karty odrzucone tworzą nowy stos: ${count('gift', e.count)}.`,
    'gift-opened': (e) => `${name(e.player)} otwiera prezent: ${cards[e.gift]}.`,
    'gift-declined': (e) => `${name(e.player)} nie otwiera prezentu.`,
    'gift-idle': (e) =>
      `${cards[e.gift]} przepada bez skutku: ${reason(e.gift, e.why, name(e.player), genitive(e.player))}.`,
    'road-swept': (e, ctx) => `Zamieciona droga na ${ctx.names(e.feature.cell)}: ${shares(e)}.`,
    'cashed-out': (e, ctx) =>
      `Wypłata dla ${genitive(e.player)} (${theFeature(e.feature, ctx)}): ${points(e.points)} za ${countObjects('follower', e.points / 2)}.`,
    'position-changed': (e, ctx) => {
      const [from, to] = rolesOfStance(e.from, e.to, e.as);
      return `Na ${ctx.names(e.cell)} ${roles[from]} ${genitive(e.player)} to teraz ${roles[to]}.`;
    },
    'tile-chosen': (e, ctx) =>
      `${name(e.player)} zatrzymuje kafelek${shown(e.tile, ctx)}; drugi ${e.out ? 'wypada z gry' : 'zostaje wtasowany w stos'}.`,
    'gifts-scored': (e) =>
      `${name(e.player)} dostaje ${points(e.points)} za ${countObjects('unopened', e.points / 2)}.`,
  },
  decisions: {
    'open-gift': {
      tell: (d) => `${name(d.player)} może otworzyć prezent przed dołożeniem kafelka.`,
      ask: (d) => `Czy ${name(d.player)} otwiera prezent?`,
      pass: 'bez prezentu',
    },
    'use-synod': {
      tell: (d) => `${name(d.player)} musi postawić podwładnego w nieukończonym klasztorze.`,
      ask: (d) => `Który klasztor wybiera ${name(d.player)}?`,
    },
    'use-road-sweeper': {
      tell: (d) => `${name(d.player)} musi wybrać nieukończoną drogę do zamiecenia.`,
      ask: (d) => `Którą drogę zamiata ${name(d.player)}?`,
    },
    'use-cash-out': {
      tell: (d) => `${name(d.player)} musi wybrać podwładnego, którego wypłaci.`,
      ask: (d) => `Którego podwładnego wypłaca ${name(d.player)}?`,
    },
    'use-change-position': {
      tell: (d) => `${name(d.player)} musi zmienić pozycję jednego podwładnego.`,
      ask: (d) => `Który podwładny ${genitive(d.player)} zmienia pozycję?`,
    },
    'use-take-2': {
      tell: (d) => `${name(d.player)} musi wybrać jeden z dwóch kafelków.`,
      ask: (d) => `Który kafelek zatrzymuje ${name(d.player)}?`,
    },
  },
  choices: {
    open: (c, ctx) => `otworzyć: ${cards[c.gift]}${isIdle(c, ctx) ? ' (teraz bez skutku)' : ''}`,
    spot: (c, ctx) => {
      const what = featureOn(c.on) === 'road' ? features.road : roles[roleOn(c)];
      return `${what} na ${ctx.names(c.cell)}${placed(giftPlaces(c, ctx))}${value(c, ctx)}`;
    },
    cash: (c, ctx) => `${roles[roleOn(c)]} na ${ctx.names(c.cell)}${placed(giftPlaces(c, ctx))}${value(c, ctx)}`,
    stance: (c, ctx) => {
      const [from, to] = rolesOfStance(c.on, c.to, c.as);
      const where = `${ctx.names(c.cell)}${placed(giftPlaces(c, ctx))}`;
      return `${roles[from]} na ${where} → ${roles[to]}${placed(targetPlaces(c, ctx))}`;
    },
    keep: (c, ctx) =>
      `${['pierwszy kafelek', 'drugi kafelek'][whichTile(c, ctx) ?? 2] ?? 'kafelek'}${shown(c.tile, ctx)}`,
  },
  refusals: {
    'no-such-gift': () => 'Ten gracz nie ma takiego prezentu.',
    'not-monastic': () => 'Synod działa tylko w klasztorze.',
    'not-a-road': () => 'Zamieść można tylko drogę.',
    'already-complete': () => 'Ten obszar jest już ukończony.',
    'no-own-figure': () => 'Nie ma tam podwładnego tego gracza.',
    'same-posture': () => 'Podwładny musi zostać chłopem albo przestać nim być.',
    'not-in-hand': () => 'Wybór jest tylko między dwoma dobranymi kafelkami.',
  },
  situation: {
    'too-many-gifts': (p) =>
      `Kart ${isOneOf(cards, p.found) ? quote(cards[p.found]) : quote(p.found)} jest więcej niż pięć.`,
    'gifts-missing': () => 'Brakuje prezentów: nie wszystkie z 25 leżą na stosach albo przed graczami.',
  },
};
