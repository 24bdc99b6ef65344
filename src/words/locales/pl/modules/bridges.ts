/** What Polish says about bridges. */
import type { Way } from '../../../../engine/index.ts';
import type { BridgesWords } from '../../../modules.ts';
import { cells, name } from '../nouns.ts';

const WAYS: Readonly<Record<Way, string>> = { NS: 'z góry na dół', EW: 'z lewej w prawo' };

export const bridges: BridgesWords = {
  events: {
    'bridge-placed': (e, ctx) =>
      e.rule === 'BRIDGE-06'
        ? `${name(e.player)} prowadzi drogę dalej mostem na ${ctx.names(e.cell)}, ${WAYS[e.way]}.`
        : `${name(e.player)} stawia most na ${ctx.names(e.cell)}, ${WAYS[e.way]}.`,
    'bridge-declined': (e) => `${name(e.player)} nie stawia mostu.`,
  },
  decisions: {
    'place-bridge': {
      tell: (d) =>
        d.needed
          ? `${name(d.player)} musi postawić most, którym droga pobiegnie dalej.`
          : `${name(d.player)} może postawić most.`,
      ask: (d) => (d.needed ? `Gdzie ${name(d.player)} stawia most?` : `Czy ${name(d.player)} stawia most?`),
      pass: 'bez mostu',
    },
  },
  choices: { bridge: (c, ctx) => `most na ${ctx.names(c.cell)}, ${WAYS[c.way]}` },
  refusals: {
    'bridge-too-far': () =>
      'Most stawia się na właśnie dołożonym kafelku albo na kafelku, który styka się z nim krawędzią.',
    'bridge-twice': (r, ctx) => `Na ${cells(r.cells, ctx)} stoi już most.`,
    'bridge-off-field': () => 'Oba końce mostu muszą leżeć na krawędzi z polem.',
    'bridge-needed': () => 'Ten kafelek pasuje tu tylko z mostem, którym droga pobiegnie dalej.',
  },
  situation: {
    'bridge-without-module': () => 'Jest most, ale gra toczy się bez mostów.',
    'bridge-off-field': (p, ctx) => `Most na ${cells(p.cells, ctx)} nie ma obu końców na krawędzi z polem.`,
    'too-many-bridges': () => 'Mostów jest więcej, niż mają gracze. Trzeba podać, kto ma ich w rezerwie mniej.',
  },
};
