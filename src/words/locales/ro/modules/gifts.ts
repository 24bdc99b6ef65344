/** What Romanian says about The Gifts. */
import type { GiftKind, IdleReason } from '../../../../engine/index.ts';
import type { ChoiceContext, ChoiceOf, Context } from '../../../game.ts';
import { giftPlaces, giftValue, isIdle, rolesOfStance, targetPlaces, whichTile } from '../../../giftChoices.ts';
import { capital, isOneOf } from '../../../lists.ts';
import type { GiftsWords } from '../../../modules.ts';
import { counter } from '../../../plural.ts';
import { featureOn, type Place, roleOn } from '../../../spots.ts';
import { cards } from '../cards.ts';
import { shares } from '../events.ts';
import {
  and,
  count,
  features,
  name,
  places,
  players,
  points,
  quote,
  roles,
  rolesDefinite,
  theFeature,
} from '../nouns.ts';
import { tile } from '../tile.ts';

const countUnopened = counter('ro', {
  gift: { one: 'dar nedeschis', few: 'daruri nedeschise', other: 'de daruri nedeschise' },
});

function reason(gift: GiftKind, why: IdleReason, who: string, whose: string): string {
  switch (why) {
    case 'no-figure':
      return `${who} nu are niciun supus ${gift === 'synod' ? 'în rezervă' : 'pe masă'}`;
    case 'no-target':
      if (gift === 'synod') return 'nu există nicio mănăstire nefinalizată';
      return gift === 'road-sweeper'
        ? 'nu există niciun drum nefinalizat'
        : `niciun supus al ${whose} nu își poate schimba poziția`;
    case 'no-tile':
      return 'nu mai este niciun cartonaș de tras';
    case 'no-fitting-tile':
      return 'nu se găsește un al doilea cartonaș care să se potrivească';
    case 'own-tile':
      return 'cartonașul din mână nu a fost tras';
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
      `Pentru ${and(e.features.map((feature) => theFeature(feature, ctx)))}, ${name(e.player)} primește un dar${e.gift ? `: ${cards[e.gift]}` : ''}.`,
    'gift-unearned': (e, ctx) =>
      `${capital(theFeature(e.feature, ctx))} nu aduce niciun dar: ${name(e.player)} ${e.shared ? 'împarte majoritatea' : 'are majoritatea'} acolo.`,
    'gift-missing': (e) =>
      `Toate cele 25 de daruri se află nedeschise în fața jucătorilor: ${name(e.player)} nu primește niciunul.`,
    'gifts-shuffled': (e) => `Teancul de decartare este amestecat și devine noul teanc: ${count('gift', e.count)}.`,
    'gift-opened': (e) => `${name(e.player)} deschide un dar: ${cards[e.gift]}.`,
    'gift-declined': (e) => `${name(e.player)} nu deschide niciun dar.`,
    'gift-idle': (e) =>
      `${quote(cards[e.gift])} nu are niciun efect: ${reason(e.gift, e.why, name(e.player), players[e.player].of)}.`,
    'road-swept': (e, ctx) => `Drumul măturat de pe ${ctx.names(e.feature.cell)}: ${shares(e)}.`,
    'cashed-out': (e, ctx) =>
      `${name(e.player)} încasează ${points(e.points)} pentru ${count('follower', e.points / 2)} (${theFeature(e.feature, ctx)}).`,
    'position-changed': (e, ctx) => {
      const [from, to] = rolesOfStance(e.from, e.to, e.as);
      return `Pe ${ctx.names(e.cell)}, ${rolesDefinite[from]} ${players[e.player].of} devine ${roles[to]}.`;
    },
    'tile-chosen': (e, ctx) =>
      `${name(e.player)} păstrează un cartonaș${shown(e.tile, ctx)}; celălalt ${e.out ? 'iese din joc' : 'se amestecă înapoi în teanc'}.`,
    'gifts-scored': (e) =>
      `${name(e.player)} primește ${points(e.points)} pentru ${countUnopened('gift', e.points / 2)}.`,
  },
  decisions: {
    'open-gift': {
      tell: (d) => `${name(d.player)} poate deschide un dar înainte de a plasa cartonașul.`,
      ask: (d) => `Deschide ${name(d.player)} un dar?`,
      pass: 'niciun dar',
    },
    'use-synod': {
      tell: (d) => `${name(d.player)} trebuie să trimită un supus la o mănăstire nefinalizată.`,
      ask: (d) => `Ce mănăstire alege ${name(d.player)}?`,
    },
    'use-road-sweeper': {
      tell: (d) => `${name(d.player)} trebuie să aleagă un drum nefinalizat de măturat.`,
      ask: (d) => `Ce drum mătură ${name(d.player)}?`,
    },
    'use-cash-out': {
      tell: (d) => `${name(d.player)} trebuie să aleagă supusul pentru care încasează.`,
      ask: (d) => `Pentru ce supus încasează ${name(d.player)}?`,
    },
    'use-change-position': {
      tell: (d) => `${name(d.player)} trebuie să schimbe poziția unui supus.`,
      ask: (d) => `Ce supus al ${players[d.player].of} își schimbă poziția?`,
    },
    'use-take-2': {
      tell: (d) => `${name(d.player)} trebuie să aleagă unul dintre cele două cartonașe.`,
      ask: (d) => `Ce cartonaș păstrează ${name(d.player)}?`,
    },
  },
  choices: {
    open: (c, ctx) => `deschide: ${cards[c.gift]}${isIdle(c, ctx) ? ' (acum fără efect)' : ''}`,
    spot: (c, ctx) => {
      const what = featureOn(c.on) === 'road' ? features.road : roles[roleOn(c)];
      return `${what} pe ${ctx.names(c.cell)}${placed(giftPlaces(c, ctx))}${value(c, ctx)}`;
    },
    cash: (c, ctx) => `${roles[roleOn(c)]} pe ${ctx.names(c.cell)}${placed(giftPlaces(c, ctx))}${value(c, ctx)}`,
    stance: (c, ctx) => {
      const [from, to] = rolesOfStance(c.on, c.to, c.as);
      const where = `${ctx.names(c.cell)}${placed(giftPlaces(c, ctx))}`;
      return `${roles[from]} pe ${where} → ${roles[to]}${placed(targetPlaces(c, ctx))}`;
    },
    keep: (c, ctx) =>
      `${['primul cartonaș', 'al doilea cartonaș'][whichTile(c, ctx) ?? 2] ?? 'cartonaș'}${shown(c.tile, ctx)}`,
  },
  refusals: {
    'no-such-gift': () => 'Acest jucător nu are un astfel de dar.',
    'not-monastic': () => 'Sinod merge numai la o mănăstire.',
    'not-a-road': () => 'Numai un drum poate fi măturat.',
    'already-complete': () => 'Acest teritoriu este deja finalizat.',
    'no-own-figure': () => 'Acolo nu se află niciun supus al acestui jucător.',
    'same-posture': () => 'Supusul trebuie să devină țăran sau să înceteze să mai fie.',
    'not-in-hand': () => 'Se poate alege numai între cele două cartonașe trase.',
  },
  situation: {
    'too-many-gifts': (p) =>
      `Există mai mult de cinci carduri ${isOneOf(cards, p.found) ? quote(cards[p.found]) : quote(p.found)}.`,
    'gifts-missing': () => 'Lipsesc daruri: nu toate cele 25 se află în teancuri sau în fața jucătorilor.',
  },
};
