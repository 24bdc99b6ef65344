/** What Polish says about The Sheriff. */
import type { SheriffWords } from '../../../modules.ts';
import { mountainPlacesToTell, tokenValues } from '../../../mountainChoices.ts';
import { picker } from '../../../plural.ts';
import { and, cells, count, genitives, name, places } from '../nouns.ts';

const pick = picker('pl');

export const sheriff: SheriffWords = {
  events: {
    'sheriff-moved': (e, ctx) =>
      e.from
        ? `${name(e.player)} przesuwa szeryfa z ${ctx.names(e.from)} na ${ctx.names(e.cell)}.`
        : `${name(e.player)} stawia szeryfa na ${ctx.names(e.cell)}.`,
    'sheriff-aside': (e, ctx) =>
      e.from
        ? `Szeryf opuszcza ${ctx.names(e.from)} i wraca na miejsce obok planszy.`
        : 'Nie ma nieukończonej góry dla szeryfa: zostaje on obok planszy.',
    'tokens-returned': ({ feature, players, returned }, ctx) => {
      const number = returned.length;
      const cell = ctx.names(feature.cell);
      const values = tokenValues(returned.flatMap((share) => share.values ?? []));
      if (number === 0) return `Na górze na ${cell} nie ma już żetonów wydobycia, więc żaden nie wraca do rezerwy.`;
      if (number < players.length) {
        const go = pick(number, { one: 'wraca', few: 'wracają', many: 'wraca' });
        return `Z góry na ${cell} do rezerwy ${go} tylko ${count('token', number)}${values}, bo więcej nie ma.`;
      }
      const tokens = number > 1 ? 'po jednym żetonie' : 'jeden żeton';
      return `Za ${number > 1 ? 'namioty' : 'namiot'} ${genitives(players)} do rezerwy wraca ${tokens} z góry na ${cell}${values}.`;
    },
  },
  decisions: {
    'move-sheriff': {
      tell: (d) =>
        `${name(d.player)} musi przesunąć szeryfa na ${d.rule === 'SHERIFF-08' ? 'inną ' : ''}nieukończoną górę.`,
      ask: (d) => `Gdzie ${name(d.player)} stawia szeryfa?`,
    },
  },
  choices: {
    sheriff: (c, ctx) => {
      const where = mountainPlacesToTell(c, ctx).map((place) => places[place]);
      return `szeryf na ${ctx.names(c.cell)}${where.length ? ` (${and(where)})` : ''}`;
    },
  },
  refusals: {
    'sheriff-stays': () => 'Szeryf musi opuścić górę, na której stoi, i przejść na inną.',
    'mining-banned': () => 'Na tej górze stoi szeryf: nikt nie może brać z niej żetonów wydobycia.',
  },
  situation: {
    'bad-sheriff': (p, ctx) => `Szeryf na ${cells(p.cells, ctx)} nie stoi na nieukończonej górze.`,
  },
};
