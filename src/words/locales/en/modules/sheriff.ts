/** What English says about The Sheriff. */
import type { SheriffWords } from '../../../modules.ts';
import { mountainPlacesToTell, tokenValues } from '../../../mountainChoices.ts';
import { and, cells, count, name, names, places, theFeature } from '../nouns.ts';

export const sheriff: SheriffWords = {
  events: {
    'sheriff-moved': (e, ctx) =>
      e.from
        ? `${name(e.player)} moves the sheriff from ${ctx.names(e.from)} to ${ctx.names(e.cell)}.`
        : `${name(e.player)} puts the sheriff on ${ctx.names(e.cell)}.`,
    'sheriff-aside': (e, ctx) =>
      e.from
        ? `The sheriff leaves ${ctx.names(e.from)} and goes back beside the board.`
        : 'There is no open mountain for the sheriff: he stays beside the board.',
    'tokens-returned': ({ feature, players, returned }, ctx) => {
      const number = returned.length;
      const mountain = theFeature(feature, ctx);
      const values = tokenValues(returned.flatMap((share) => share.values ?? []));
      if (number === 0) return `No mining token is left on ${mountain}, so none goes back to the supply.`;
      if (number < players.length) {
        return `Only ${count('token', number)} ${number > 1 ? 'are' : 'is'} left on ${mountain}: back to the supply${values}.`;
      }
      return `One mining token${number > 1 ? ' each' : ''} for ${names(players)} goes back from ${mountain} to the supply${values}.`;
    },
  },
  decisions: {
    'move-sheriff': {
      tell: (d) =>
        `${name(d.player)} must move the sheriff to ${d.rule === 'SHERIFF-08' ? 'another' : 'an'} open mountain.`,
      ask: (d) => `Where does ${name(d.player)} put the sheriff?`,
    },
  },
  choices: {
    sheriff: (c, ctx) => {
      const where = mountainPlacesToTell(c, ctx).map((place) => places[place]);
      return `sheriff on ${ctx.names(c.cell)}${where.length ? ` (${and(where)})` : ''}`;
    },
  },
  refusals: {
    'sheriff-stays': () => 'The sheriff must leave the mountain he stands on for another one.',
    'mining-banned': () => 'The sheriff stands on this mountain: nobody may take mining tokens there.',
  },
  situation: {
    'bad-sheriff': (p, ctx) => `The sheriff on ${cells(p.cells, ctx)} does not stand on an unfinished mountain.`,
  },
};
