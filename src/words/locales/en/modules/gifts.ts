/** What English says about The Gifts. */
import type { GiftKind, IdleReason } from '../../../../engine/index.ts';
import type { ChoiceContext, ChoiceOf, Context } from '../../../game.ts';
import { giftPlaces, giftValue, isIdle, rolesOfStance, targetPlaces, whichTile } from '../../../giftChoices.ts';
import { capital, isOneOf } from '../../../lists.ts';
import type { GiftsWords } from '../../../modules.ts';
import { featureOn, type Place, roleOn } from '../../../spots.ts';
import { cards } from '../cards.ts';
import { shares } from '../events.ts';
import { and, aRole, count, features, name, places, points, quote, roles, theFeature } from '../nouns.ts';
import { tile } from '../tile.ts';

function reason(gift: GiftKind, why: IdleReason, who: string): string {
  switch (why) {
    case 'no-figure':
      return `${who} has no meeple ${gift === 'synod' ? 'in the supply' : 'on the board'}`;
    case 'no-target':
      if (gift === 'synod') return 'there is no unfinished monastery';
      return gift === 'road-sweeper' ? 'there is no unfinished road' : `no meeple of ${who} can change position`;
    case 'no-tile':
      return 'there is no tile left to draw';
    case 'no-fitting-tile':
      return 'no second tile fits';
    case 'own-tile':
      return 'the tile in hand was not drawn';
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
      `${name(e.player)} receives a gift for ${and(e.features.map((feature) => theFeature(feature, ctx)))}${e.gift ? `: ${cards[e.gift]}` : ''}.`,
    'gift-unearned': (e, ctx) =>
      `${capital(theFeature(e.feature, ctx))} brings no gift: ${name(e.player)} ${e.shared ? 'shares' : 'has'} the majority there.`,
    'gift-missing': (e) => `All 25 gifts lie unopened in front of the players: ${name(e.player)} gets none.`,
    'gifts-shuffled': (e) => `The discard pile is shuffled and becomes the new draw pile: ${count('gift', e.count)}.`,
    'gift-opened': (e) => `${name(e.player)} opens a gift: ${cards[e.gift]}.`,
    'gift-declined': (e) => `${name(e.player)} opens no gift.`,
    'gift-idle': (e) => `${cards[e.gift]} has no effect: ${reason(e.gift, e.why, name(e.player))}.`,
    'road-swept': (e, ctx) => `The swept road at ${ctx.names(e.feature.cell)}: ${shares(e)}.`,
    'cashed-out': (e, ctx) =>
      `${name(e.player)} cashes out at ${theFeature(e.feature, ctx)}: ${points(e.points)} for ${count('follower', e.points / 2)}.`,
    'position-changed': (e, ctx) => {
      const [from, to] = rolesOfStance(e.from, e.to, e.as);
      return `${name(e.player)}’s ${roles[from]} on ${ctx.names(e.cell)} becomes ${aRole(to)}.`;
    },
    'tile-chosen': (e, ctx) =>
      `${name(e.player)} keeps a tile${shown(e.tile, ctx)}; the other ${e.out ? 'leaves the game' : 'is shuffled back into the pile'}.`,
    'gifts-scored': (e) => {
      const number = e.points / 2;
      return `${name(e.player)} scores ${points(e.points)} for ${number} unopened ${number === 1 ? 'gift' : 'gifts'}.`;
    },
  },
  decisions: {
    'open-gift': {
      tell: (d) => `${name(d.player)} may open a gift before placing the tile.`,
      ask: (d) => `Does ${name(d.player)} open a gift?`,
      pass: 'no gift',
    },
    'use-synod': {
      tell: (d) => `${name(d.player)} must send a meeple to an unfinished monastery.`,
      ask: (d) => `Which monastery does ${name(d.player)} choose?`,
    },
    'use-road-sweeper': {
      tell: (d) => `${name(d.player)} must choose an unfinished road to sweep.`,
      ask: (d) => `Which road does ${name(d.player)} sweep?`,
    },
    'use-cash-out': {
      tell: (d) => `${name(d.player)} must choose a meeple to cash out.`,
      ask: (d) => `Which meeple does ${name(d.player)} cash out?`,
    },
    'use-change-position': {
      tell: (d) => `${name(d.player)} must let a meeple stand up or lie down.`,
      ask: (d) => `Which of ${name(d.player)}’s meeples changes position?`,
    },
    'use-take-2': {
      tell: (d) => `${name(d.player)} must choose one of the two tiles.`,
      ask: (d) => `Which tile does ${name(d.player)} keep?`,
    },
  },
  choices: {
    open: (c, ctx) => `open ${cards[c.gift]}${isIdle(c, ctx) ? ' (no effect now)' : ''}`,
    spot: (c, ctx) => {
      const what = featureOn(c.on) === 'road' ? `${features.road} at` : `${roles[roleOn(c)]} on`;
      return `${what} ${ctx.names(c.cell)}${placed(giftPlaces(c, ctx))}${value(c, ctx)}`;
    },
    cash: (c, ctx) => `${roles[roleOn(c)]} on ${ctx.names(c.cell)}${placed(giftPlaces(c, ctx))}${value(c, ctx)}`,
    stance: (c, ctx) => {
      const [from, to] = rolesOfStance(c.on, c.to, c.as);
      const where = `${ctx.names(c.cell)}${placed(giftPlaces(c, ctx))}`;
      return `${roles[from]} on ${where} → ${roles[to]}${placed(targetPlaces(c, ctx))}`;
    },
    keep: (c, ctx) => `${['first tile', 'second tile'][whichTile(c, ctx) ?? 2] ?? 'tile'}${shown(c.tile, ctx)}`,
  },
  refusals: {
    'no-such-gift': () => 'This player has no such gift.',
    'not-monastic': () => 'Synod works only on a monastery.',
    'not-a-road': () => 'Only a road can be swept.',
    'already-complete': () => 'This feature is already complete.',
    'no-own-figure': () => 'None of this player’s meeples is there.',
    'same-posture': () => 'The meeple has to become a farmer, or stop being one.',
    'not-in-hand': () => 'The choice is between the two tiles drawn.',
  },
  situation: {
    'too-many-gifts': (p) =>
      `There are more than five cards ${isOneOf(cards, p.found) ? quote(cards[p.found]) : quote(p.found)}.`,
    'gifts-missing': () => 'Some of the 25 gifts are nowhere: on no pile and with no player.',
  },
};
