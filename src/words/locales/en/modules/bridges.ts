/** What English says about bridges. */
import type { Way } from '../../../../engine/index.ts';
import type { BridgesWords } from '../../../modules.ts';
import { cells, name } from '../nouns.ts';

const WAYS: Readonly<Record<Way, string>> = { NS: 'from top to bottom', EW: 'from left to right' };

export const bridges: BridgesWords = {
  events: {
    'bridge-placed': (e, ctx) =>
      e.rule === 'BRIDGE-06'
        ? `${name(e.player)} leads the road on with a bridge over ${ctx.names(e.cell)}, ${WAYS[e.way]}.`
        : `${name(e.player)} places a bridge over ${ctx.names(e.cell)}, ${WAYS[e.way]}.`,
    'bridge-declined': (e) => `${name(e.player)} places no bridge.`,
  },
  decisions: {
    'place-bridge': {
      tell: (d) =>
        d.needed
          ? `${name(d.player)} must place the bridge that leads the road on.`
          : `${name(d.player)} may place a bridge.`,
      ask: (d) =>
        d.needed ? `Where does ${name(d.player)} place the bridge?` : `Does ${name(d.player)} place a bridge?`,
      pass: 'no bridge',
    },
  },
  choices: { bridge: (c, ctx) => `bridge over ${ctx.names(c.cell)}, ${WAYS[c.way]}` },
  refusals: {
    'bridge-too-far': () => 'A bridge goes on the tile just placed, or on one that touches it along an edge.',
    'bridge-twice': (r, ctx) => `There is already a bridge on ${cells(r.cells, ctx)}.`,
    'bridge-off-field': () => 'Both ends of a bridge must lie on field edges.',
    'bridge-needed': () => 'The tile only fits here with the bridge that leads the road on.',
  },
  situation: {
    'bridge-without-module': () => 'There is a bridge here, but the game is played without bridges.',
    'bridge-off-field': (p, ctx) => `The bridge on ${cells(p.cells, ctx)} does not have both ends on field edges.`,
    'too-many-bridges': () => 'There are more bridges than the players have. Say who has fewer in the supply.',
  },
};
