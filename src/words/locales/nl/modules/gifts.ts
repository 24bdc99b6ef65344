/** What Dutch says about The Gifts. */
import type { GiftKind, IdleReason } from '../../../../engine/index.ts';
import type { ChoiceContext, ChoiceOf, Context } from '../../../game.ts';
import { giftPlaces, giftValue, isIdle, rolesOfStance, targetPlaces, whichTile } from '../../../giftChoices.ts';
import { capital, isOneOf } from '../../../lists.ts';
import type { GiftsWords } from '../../../modules.ts';
import { featureOn, type Place, roleOn } from '../../../spots.ts';
import { cards } from '../cards.ts';
import { shares } from '../events.ts';
import { and, count, features, name, places, points, quote, roles, theFeature } from '../nouns.ts';
import { tile } from '../tile.ts';

function reason(gift: GiftKind, why: IdleReason, who: string): string {
  switch (why) {
    case 'no-figure':
      return `${who} heeft geen meeple ${gift === 'synod' ? 'in de voorraad' : 'op tafel'}`;
    case 'no-target':
      if (gift === 'synod') return 'er is geen onafgebouwd klooster';
      return gift === 'road-sweeper'
        ? 'er is geen onafgebouwde weg'
        : `geen meeple van ${who} kan van positie veranderen`;
    case 'no-tile':
      return 'er is geen tegel meer om te trekken';
    case 'no-fitting-tile':
      return 'er is geen tweede tegel die past';
    case 'own-tile':
      return 'de tegel in de hand is niet getrokken';
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
      `${name(e.player)} krijgt een geschenk voor ${and(e.features.map((feature) => theFeature(feature, ctx)))}${e.gift ? `: ${cards[e.gift]}` : ''}.`,
    'gift-unearned': (e, ctx) =>
      `${capital(theFeature(e.feature, ctx))} levert geen geschenk op: ${name(e.player)} ${e.shared ? 'deelt' : 'heeft'} er de meerderheid.`,
    'gift-missing': (e) => `Alle 25 geschenken liggen ongeopend bij de spelers: ${name(e.player)} krijgt er geen.`,
    'gifts-shuffled': (e) => `De aflegstapel wordt geschud en is nu de nieuwe stapel: ${count('gift', e.count)}.`,
    'gift-opened': (e) => `${name(e.player)} opent een geschenk: ${cards[e.gift]}.`,
    'gift-declined': (e) => `${name(e.player)} opent geen geschenk.`,
    'gift-idle': (e) => `${cards[e.gift]} doet niets: ${reason(e.gift, e.why, name(e.player))}.`,
    'road-swept': (e, ctx) => `De geveegde weg op ${ctx.names(e.feature.cell)}: ${shares(e)}.`,
    'cashed-out': (e, ctx) =>
      `${name(e.player)} laat uitbetalen bij ${theFeature(e.feature, ctx)}: ${points(e.points)} voor ${count('follower', e.points / 2)}.`,
    'position-changed': (e, ctx) => {
      const [from, to] = rolesOfStance(e.from, e.to, e.as);
      return `De ${roles[from]} van ${name(e.player)} op ${ctx.names(e.cell)} wordt ${roles[to]}.`;
    },
    'tile-chosen': (e, ctx) =>
      `${name(e.player)} houdt een tegel${shown(e.tile, ctx)}; de andere ${e.out ? 'gaat uit het spel' : 'wordt weer door de stapel geschud'}.`,
    'gifts-scored': (e) => {
      const number = e.points / 2;
      return `${name(e.player)} krijgt ${points(e.points)} voor ${number} ${number === 1 ? 'ongeopend geschenk' : 'ongeopende geschenken'}.`;
    },
  },
  decisions: {
    'open-gift': {
      tell: (d) => `${name(d.player)} mag een geschenk openen voordat de tegel wordt gelegd.`,
      ask: (d) => `Opent ${name(d.player)} een geschenk?`,
      pass: 'geen geschenk',
    },
    'use-synod': {
      tell: (d) => `${name(d.player)} moet een meeple op een onafgebouwd klooster zetten.`,
      ask: (d) => `Welk klooster kiest ${name(d.player)}?`,
    },
    'use-road-sweeper': {
      tell: (d) => `${name(d.player)} moet een onafgebouwde weg kiezen om te vegen.`,
      ask: (d) => `Welke weg veegt ${name(d.player)}?`,
    },
    'use-cash-out': {
      tell: (d) => `${name(d.player)} moet een eigen meeple kiezen om te laten uitbetalen.`,
      ask: (d) => `Welke meeple laat ${name(d.player)} uitbetalen?`,
    },
    'use-change-position': {
      tell: (d) => `${name(d.player)} moet een meeple laten opstaan of gaan liggen.`,
      ask: (d) => `Welke meeple van ${name(d.player)} verandert van positie?`,
    },
    'use-take-2': {
      tell: (d) => `${name(d.player)} moet een van de twee tegels kiezen.`,
      ask: (d) => `Welke tegel houdt ${name(d.player)}?`,
    },
  },
  choices: {
    open: (c, ctx) => `openen: ${cards[c.gift]}${isIdle(c, ctx) ? ' (doet nu niets)' : ''}`,
    spot: (c, ctx) => {
      const what = featureOn(c.on) === 'road' ? features.road : roles[roleOn(c)];
      return `${what} op ${ctx.names(c.cell)}${placed(giftPlaces(c, ctx))}${value(c, ctx)}`;
    },
    cash: (c, ctx) => `${roles[roleOn(c)]} op ${ctx.names(c.cell)}${placed(giftPlaces(c, ctx))}${value(c, ctx)}`,
    stance: (c, ctx) => {
      const [from, to] = rolesOfStance(c.on, c.to, c.as);
      const where = `${ctx.names(c.cell)}${placed(giftPlaces(c, ctx))}`;
      return `${roles[from]} op ${where} → ${roles[to]}${placed(targetPlaces(c, ctx))}`;
    },
    keep: (c, ctx) => `${['eerste tegel', 'tweede tegel'][whichTile(c, ctx) ?? 2] ?? 'tegel'}${shown(c.tile, ctx)}`,
  },
  refusals: {
    'no-such-gift': () => 'Zo’n geschenk heeft deze speler niet.',
    'not-monastic': () => 'Synode werkt alleen op een klooster.',
    'not-a-road': () => 'Alleen een weg kan worden geveegd.',
    'already-complete': () => 'Dit project is al af.',
    'no-own-figure': () => 'Daar is geen meeple van deze speler.',
    'same-posture': () => 'De meeple moet boer worden, of juist ophouden boer te zijn.',
    'not-in-hand': () => 'De keuze gaat tussen de twee getrokken tegels.',
  },
  situation: {
    'too-many-gifts': (p) =>
      `Er zijn meer dan vijf kaarten ${isOneOf(cards, p.found) ? quote(cards[p.found]) : quote(p.found)}.`,
    'gifts-missing': () => 'Niet alle 25 geschenken zijn er: sommige liggen op geen stapel en bij geen speler.',
  },
};
