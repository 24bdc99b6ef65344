/** What Romanian says about The Sheriff. */
import type { SheriffWords } from '../../../modules.ts';
import { mountainPlacesToTell, tokenValues } from '../../../mountainChoices.ts';
import { and, cells, count, name, players as owners, places, theFeature } from '../nouns.ts';

export const sheriff: SheriffWords = {
  events: {
    'sheriff-moved': (e, ctx) =>
      e.from
        ? `${name(e.player)} mută șeriful de pe ${ctx.names(e.from)} pe ${ctx.names(e.cell)}.`
        : `${name(e.player)} pune șeriful pe ${ctx.names(e.cell)}.`,
    'sheriff-aside': (e, ctx) =>
      e.from
        ? `Șeriful pleacă de pe ${ctx.names(e.from)} și se întoarce lângă suprafața de joc.`
        : 'Nu există niciun munte nefinalizat pentru șerif: rămâne lângă suprafața de joc.',
    'tokens-returned': ({ feature, players, returned }, ctx) => {
      const number = returned.length;
      const mountain = theFeature(feature, ctx);
      const values = tokenValues(returned.flatMap((share) => share.values ?? []));
      if (number === 0) return `Pe ${mountain} nu mai este niciun jeton, deci nu se întoarce nimic în rezervă.`;
      if (number < players.length) {
        return `Pe ${mountain} ${number > 1 ? 'mai sunt' : 'mai este'} doar ${count('token', number)}: înapoi în rezervă${values}.`;
      }
      const whose = and(players.map((player) => owners[player].of));
      const tents = number > 1 ? 'corturile' : 'cortul';
      return `Pentru ${tents} ${whose} se întoarce în rezervă ${number > 1 ? 'câte ' : ''}un jeton de pe ${mountain}${values}.`;
    },
  },
  decisions: {
    'move-sheriff': {
      tell: (d) =>
        `${name(d.player)} trebuie să mute șeriful pe ${d.rule === 'SHERIFF-08' ? 'alt' : 'un'} munte nefinalizat.`,
      ask: (d) => `Unde mută ${name(d.player)} șeriful?`,
    },
  },
  choices: {
    sheriff: (c, ctx) => {
      const where = mountainPlacesToTell(c, ctx).map((place) => places[place]);
      return `șeriful pe ${ctx.names(c.cell)}${where.length ? ` (${and(where)})` : ''}`;
    },
  },
  refusals: {
    'sheriff-stays': () => 'Șeriful trebuie să plece de pe muntele lui pe altul.',
    'mining-banned': () => 'Pe acest munte stă șeriful: nimeni nu poate lua jetoane de acolo.',
  },
  situation: {
    'bad-sheriff': (p, ctx) => `Șeriful de pe ${cells(p.cells, ctx)} nu stă pe un munte nefinalizat.`,
  },
};
