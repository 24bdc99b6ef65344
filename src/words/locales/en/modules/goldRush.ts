/** What English says about Gold Rush. */
import { isOneOf } from '../../../lists.ts';
import type { GoldRushWords } from '../../../modules.ts';
import { mountainPlacesToTell, tokenValues } from '../../../mountainChoices.ts';
import { and, cells, count, name, names, places, players, points, quote, theFeature } from '../nouns.ts';

export const goldRush: GoldRushWords = {
  events: {
    'tokens-placed': (e, ctx) =>
      `${name(e.player)} puts ${count('token', e.count)} on the mountain at ${ctx.names(e.cell)}${tokenValues(e.values)}, which makes ${e.stack}.`,
    'tokens-short': (e) => `The supply is short of ${count('token', e.missing)}.`,
    'stacks-joined': (e, ctx) =>
      `The mountains at ${ctx.names(e.feature.cell)} become one, and so do their stacks: ${count('token', e.count)}.`,
    'tent-placed': (e, ctx) =>
      e.from
        ? `${name(e.player)} moves the tent from ${ctx.names(e.from)} to ${ctx.names(e.cell)}.`
        : `${name(e.player)} puts the tent on ${ctx.names(e.cell)}.`,
    'token-taken': (e, ctx) => {
      const value = tokenValues(e.value === undefined ? [] : [e.value]);
      const left = e.left ? `${e.left} ${e.left > 1 ? 'are' : 'is'} left` : 'it was the last';
      return `${name(e.player)} takes the top mining token of the mountain at ${ctx.names(e.cell)}${value}; ${left}.`;
    },
    'tokens-shared': ({ feature, shares }, ctx) => {
      const [first, second] = shares;
      if (first && !second) {
        return `${name(first.player)} takes ${count('token', first.count)} from ${theFeature(feature, ctx)}${tokenValues(first.values)}.`;
      }
      const taken = shares.map((share) => `${name(share.player)} ${share.count}${tokenValues(share.values)}`);
      return `The mining tokens of ${theFeature(feature, ctx)}: ${taken.join(', ')}.`;
    },
    'tokens-unowned': (e, ctx) => {
      const several = e.count > 1;
      const go =
        e.to === 'supply'
          ? `${several ? 'go' : 'goes'} back to the supply, which is mixed`
          : `${several ? 'leave' : 'leaves'} the game`;
      return `Nobody owns ${theFeature(e.feature, ctx)}: ${count('token', e.count)} ${go}.`;
    },
    'tents-returned': ({ tents: [first, ...others] }, ctx) => {
      if (!first) return 'No tent comes back.';
      if (others.length === 0) return `${name(first.player)} takes back the tent from ${ctx.names(first.cell)}.`;
      return `The tents go back to ${names([first, ...others].map(({ player }) => player))}.`;
    },
    'tokens-scored': (e) => {
      const number = e.items.reduce((sum, item) => sum + item.count, 0);
      return `${name(e.player)} scores ${points(e.points)} for ${count('token', number)}.`;
    },
  },
  decisions: {},
  choices: {
    tent: (c, ctx) => {
      const where = mountainPlacesToTell(c, ctx).map((place) => places[place]);
      return `tent on ${ctx.names(c.cell)}${where.length ? ` (${and(where)})` : ''}`;
    },
    token: () => 'take a mining token',
  },
  refusals: {
    'not-a-mountain': (r, ctx) => `There is no such mountain on ${cells(r.cells, ctx)}.`,
    'mountain-complete': (r, ctx) => `The mountain on ${cells(r.cells, ctx)} is already complete.`,
    'mountain-place-taken': () => 'A cowboy or a tent already stands on this part of the mountain.',
    'tent-stays': () => 'A tent that moves has to go to another tile.',
    'no-tent-left': () => 'There is no tent left in the supply.',
    'no-tent-on-board': () => 'Without a tent on the board no mining token can be taken.',
    'no-token-left': (r, ctx) => `No mining token is left on the mountain at ${cells(r.cells, ctx)}.`,
  },
  situation: {
    'player-not-in-gold-rush': () =>
      'Gold Rush is for two to five players: red, blue, green, yellow and black. There are no pink cowboys.',
    'bad-tent': (p, ctx) =>
      `The tent on ${cells(p.cells, ctx)} must stand on a part of an unfinished mountain that is free.`,
    'tent-twice': (p) =>
      `${isOneOf(players, p.found) ? players[p.found].name : quote(p.found)} has more than one tent.`,
    'bad-stack': (p, ctx) => `The mining tokens on ${cells(p.cells, ctx)} do not lie on an unfinished mountain.`,
    'stack-twice': (p, ctx) => `The mining tokens of the mountain at ${cells(p.cells, ctx)} are stated twice.`,
    'bad-tokens': (p) => `There is no mining token with the value ${quote(p.found)}.`,
    'too-many-tokens': (p) => `There are more mining tokens (${p.found}) than the 63 in the game.`,
  },
};
