/** What Romanian says about bridges. */
import type { Way } from '../../../../engine/index.ts';
import type { BridgesWords } from '../../../modules.ts';
import { cells, name } from '../nouns.ts';

const WAYS: Readonly<Record<Way, string>> = { NS: 'de sus în jos', EW: 'de la stânga la dreapta' };

export const bridges: BridgesWords = {
  events: {
    'bridge-placed': (e, ctx) =>
      e.rule === 'BRIDGE-06'
        ? `${name(e.player)} continuă drumul cu un pod pe ${ctx.names(e.cell)}, ${WAYS[e.way]}.`
        : `${name(e.player)} pune un pod pe ${ctx.names(e.cell)}, ${WAYS[e.way]}.`,
    'bridge-declined': (e) => `${name(e.player)} nu pune niciun pod.`,
  },
  decisions: {
    'place-bridge': {
      tell: (d) =>
        d.needed
          ? `${name(d.player)} trebuie să pună podul care continuă drumul.`
          : `${name(d.player)} poate pune un pod.`,
      ask: (d) => (d.needed ? `Unde pune ${name(d.player)} podul?` : `Pune ${name(d.player)} un pod?`),
      pass: 'niciun pod',
    },
  },
  choices: { bridge: (c, ctx) => `pod pe ${ctx.names(c.cell)}, ${WAYS[c.way]}` },
  refusals: {
    'bridge-too-far': () => 'Podul se pune pe cartonașul tocmai plasat sau pe unul care îl atinge cu o latură.',
    'bridge-twice': (r, ctx) => `Pe ${cells(r.cells, ctx)} se află deja un pod.`,
    'bridge-off-field': () => 'Ambele capete ale podului trebuie să ajungă la o latură de câmp.',
    'bridge-needed': () => 'Cartonașul se potrivește aici doar cu podul care continuă drumul.',
  },
  situation: {
    'bridge-without-module': () => 'Există un pod, dar se joacă fără poduri.',
    'bridge-off-field': (p, ctx) => `Podul de pe ${cells(p.cells, ctx)} nu are ambele capete la o latură de câmp.`,
    'too-many-bridges': () => 'Sunt mai multe poduri decât au jucătorii. Trebuie spus cine are mai puține în rezervă.',
  },
};
