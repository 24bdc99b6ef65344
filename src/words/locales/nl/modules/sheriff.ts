/** What Dutch says about The Sheriff. */
import type { SheriffWords } from '../../../modules.ts';
import { mountainPlacesToTell, tokenValues } from '../../../mountainChoices.ts';
import { and, cells, count, name, names, places, theFeature } from '../nouns.ts';

export const sheriff: SheriffWords = {
  events: {
    'sheriff-moved': (e, ctx) =>
      e.from
        ? `${name(e.player)} verplaatst de sheriff van ${ctx.names(e.from)} naar ${ctx.names(e.cell)}.`
        : `${name(e.player)} zet de sheriff op ${ctx.names(e.cell)}.`,
    'sheriff-aside': (e, ctx) =>
      e.from
        ? `De sheriff verlaat ${ctx.names(e.from)} en gaat terug naast het speelveld.`
        : 'Er is geen onafgebouwde berg voor de sheriff: hij blijft naast het speelveld.',
    'tokens-returned': ({ feature, players, returned }, ctx) => {
      const number = returned.length;
      const mountain = theFeature(feature, ctx);
      const values = tokenValues(returned.flatMap((share) => share.values ?? []));
      if (number === 0) return `Op ${mountain} ligt geen mijnfiche meer, dus er gaat niets terug naar de voorraad.`;
      if (number < players.length) {
        return `Op ${mountain} ${number > 1 ? 'liggen' : 'ligt'} nog maar ${count('token', number)}: terug naar de voorraad${values}.`;
      }
      return `Voor ${names(players)} gaat er ${number > 1 ? 'per speler ' : ''}één mijnfiche van ${mountain} terug naar de voorraad${values}.`;
    },
  },
  decisions: {
    'move-sheriff': {
      tell: (d) =>
        `${name(d.player)} moet de sheriff naar een ${d.rule === 'SHERIFF-08' ? 'andere ' : ''}onafgebouwde berg verplaatsen.`,
      ask: (d) => `Waar zet ${name(d.player)} de sheriff neer?`,
    },
  },
  choices: {
    sheriff: (c, ctx) => {
      const where = mountainPlacesToTell(c, ctx).map((place) => places[place]);
      return `sheriff op ${ctx.names(c.cell)}${where.length ? ` (${and(where)})` : ''}`;
    },
  },
  refusals: {
    'sheriff-stays': () => 'De sheriff moet van zijn berg weg, naar een andere.',
    'mining-banned': () => 'Op deze berg staat de sheriff: niemand mag er mijnfiches pakken.',
  },
  situation: {
    'bad-sheriff': (p, ctx) => `De sheriff op ${cells(p.cells, ctx)} staat niet op een onafgebouwde berg.`,
  },
};
