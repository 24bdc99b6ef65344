/** What English says about bazaars. */
import { lotWords } from '../../../lots.ts';
import type { BazaarsWords } from '../../../modules.ts';
import { count, name, points } from '../nouns.ts';
import { tile } from '../tile.ts';

const lots = lotWords(tile);

export const bazaars: BazaarsWords = {
  events: {
    'bazaar-opened': (e) => `Bazaar: ${name(e.player)} turns up ${count('tile', e.tiles.length)}.`,
    'bazaar-skipped': (e) =>
      e.why === 'too-few-tiles'
        ? 'Fewer tiles are left than there are players: the bazaar is skipped.'
        : 'In the round after a bazaar there is no new one.',
    'lot-chosen': (e, ctx) => `${name(e.player)} chooses a tile${lots.shown(e.tile, ctx)}.`,
    'bid-made': (e) => `${name(e.player)} bids ${points(e.bid)}.`,
    'bid-passed': (e) => `${name(e.player)} does not raise.`,
    'lot-won': (e, ctx) => {
      switch (e.how) {
        case 'unopposed':
          return `Nobody bids more: ${name(e.player)} takes the tile.`;
        case 'bought':
          return `${name(e.player)} buys the tile.`;
        case 'sold':
          return `The tile is sold: ${name(e.player)} takes it.`;
        case 'last':
          return `${name(e.player)} takes the last tile for nothing${lots.shown(e.tile, ctx)}.`;
        case 'taken':
          return `${name(e.player)} takes one of the tiles${lots.shown(e.tile, ctx)}.`;
      }
    },
    'bid-paid': (e) =>
      e.to
        ? `${name(e.player)} pays ${name(e.to)} ${points(-e.points)}.`
        : `${name(e.player)} loses the bid: ${points(-e.points)}.`,
    'bid-received': (e) => `${name(e.player)} gets ${points(e.points)} from ${name(e.from)}.`,
    'lot-played': (e, ctx) => `${name(e.player)} plays the tile from the bazaar${lots.shown(e.tile, ctx)}.`,
  },
  decisions: {
    'choose-lot': {
      tell: (d) => `${name(d.player)} chooses one of the tiles turned up.`,
      ask: (d) => `Which tile does ${name(d.player)} choose?`,
    },
    bid: {
      tell: (d) =>
        d.highest
          ? `${name(d.player)} may raise the bid of ${points(d.highest.bid)}.`
          : `${name(d.player)} must name a bid for the tile.`,
      ask: (d) =>
        d.highest
          ? `Does ${name(d.player)} bid more than ${points(d.highest.bid)}?`
          : `How much does ${name(d.player)} bid?`,
      pass: 'no higher bid',
    },
    'buy-or-sell': {
      tell: (d) =>
        `${name(d.player)} buys the tile for ${points(d.highest.bid)}, or sells it to ${name(d.highest.player)}.`,
      ask: (d) => `Does ${name(d.player)} buy the tile or sell it?`,
    },
  },
  choices: {
    lot: lots.label,
    bid: (c) => points(c.bid),
    deal: ({ buy }, { decision }) => {
      const deal = decision?.kind === 'buy-or-sell' ? decision : undefined;
      if (buy) return deal ? `buy for ${points(deal.highest.bid)}` : 'buy';
      return deal ? `sell to ${name(deal.highest.player)}` : 'sell';
    },
  },
  refusals: {
    'no-such-lot': () => 'This tile is not among those turned up.',
    'bid-too-low': () => 'A bid must be higher than the one before.',
    'bid-too-high': () => 'This player may not bid so many points.',
    'must-bid': () => 'Whoever chooses a tile must name a bid, if only 0.',
    'price-too-high': () => 'This player has too few points to buy the tile.',
  },
  situation: {},
};
