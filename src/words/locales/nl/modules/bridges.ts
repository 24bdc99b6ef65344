/** What Dutch says about bridges. */
import type { Way } from '../../../../engine/index.ts';
import type { BridgesWords } from '../../../modules.ts';
import { cells, name } from '../nouns.ts';

const WAYS: Readonly<Record<Way, string>> = { NS: 'van boven naar onder', EW: 'van links naar rechts' };

export const bridges: BridgesWords = {
  events: {
    'bridge-placed': (e, ctx) =>
      e.rule === 'BRIDGE-06'
        ? `${name(e.player)} laat de weg verdergaan met een brug over ${ctx.names(e.cell)}, ${WAYS[e.way]}.`
        : `${name(e.player)} legt een brug over ${ctx.names(e.cell)}, ${WAYS[e.way]}.`,
    'bridge-declined': (e) => `${name(e.player)} legt geen brug.`,
  },
  decisions: {
    'place-bridge': {
      tell: (d) =>
        d.needed
          ? `${name(d.player)} moet de brug leggen waarover de weg verdergaat.`
          : `${name(d.player)} mag een brug leggen.`,
      ask: (d) => (d.needed ? `Waar legt ${name(d.player)} de brug?` : `Legt ${name(d.player)} een brug?`),
      pass: 'geen brug',
    },
  },
  choices: { bridge: (c, ctx) => `brug over ${ctx.names(c.cell)}, ${WAYS[c.way]}` },
  refusals: {
    'bridge-too-far': () =>
      'Een brug komt op de tegel die net is gelegd, of op een tegel die er met een hele zijde tegenaan ligt.',
    'bridge-twice': (r, ctx) => `Op ${cells(r.cells, ctx)} ligt al een brug.`,
    'bridge-off-field': () => 'Beide uiteinden van een brug moeten op een weidezijde liggen.',
    'bridge-needed': () => 'De tegel past hier alleen met de brug waarover de weg verdergaat.',
  },
  situation: {
    'bridge-without-module': () => 'Er ligt een brug, maar er wordt zonder bruggen gespeeld.',
    'bridge-off-field': (p, ctx) =>
      `De brug op ${cells(p.cells, ctx)} ligt niet met beide uiteinden op een weidezijde.`,
    'too-many-bridges': () =>
      'Er zijn meer bruggen dan de spelers hebben. Geef aan wie er minder in de voorraad heeft.',
  },
};
