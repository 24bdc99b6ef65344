/** Who must decide what, and what can be chosen, in Romanian. */
import type { ScoredKind } from '../../../engine/index.ts';
import type { CommonWords } from '../../modules.ts';
import { claimedFor, offeredValue } from '../../offers.ts';
import { featureOn } from '../../spots.ts';
import { naming } from './naming.ts';
import { and, cells, features, name, players, points } from './nouns.ts';

export const decisions: CommonWords['decisions'] = {
  'place-tile': {
    tell: (d) => `${name(d.player)} trebuie să plaseze cartonașul.`,
    ask: (d) => `Unde plasează ${name(d.player)} cartonașul?`,
  },
  'place-gold': {
    tell: (d) => `${name(d.player)} trebuie să pună al doilea bulgăre de aur pe un cartonaș adiacent.`,
    ask: (d) => `Unde pune ${name(d.player)} al doilea bulgăre de aur?`,
  },
  'place-follower': {
    tell: (d, ctx) =>
      ctx.game === 'gold-rush'
        ? `${name(d.player)} poate plasa un cowboy pe ${ctx.names(d.cell)} sau poate folosi cortul.`
        : `${name(d.player)} poate plasa un supus pe ${ctx.names(d.cell)}.`,
    ask: (d, ctx) =>
      ctx.game === 'gold-rush'
        ? `Ce alege ${name(d.player)}: un cowboy sau cortul?`
        : `Plasează ${name(d.player)} un supus?`,
  },
  'build-castle': {
    tell: (d, ctx) => `${name(d.player)} poate transforma orașul mic de pe ${cells(d.cells, ctx)} în cetate.`,
    ask: (d) => `Ce alege ${name(d.player)}: cetate sau puncte?`,
  },
  'score-castle': {
    tell: (d, ctx) =>
      `${name(d.player)} alege teritoriul pentru care este evaluată cetatea de pe ${cells(d.cells, ctx)}.`,
    ask: (d) => `Pentru ce teritoriu este evaluată cetatea ${players[d.player].of}?`,
  },
  'take-gold': {
    tell: (d) => `${name(d.player)} trebuie să ia un bulgăre de aur.`,
    ask: (d) => `Ce bulgăre ia ${name(d.player)}?`,
  },
};

const entitling = (kind: ScoredKind): string => (kind === 'castle' ? 'vecinătatea cetății' : features[kind]);

export const choices: CommonWords['choices'] = {
  tile: (c, ctx) => `${ctx.names(c.cell)}${c.turn ? `, rotit cu ${c.turn * 90}°` : ''}`,
  gold: (c, ctx) => `aur pe ${ctx.names(c.cell)}`,
  follower: naming.figure,
  pass: (_, ctx) => (ctx.game === 'gold-rush' ? 'nimic' : 'niciun supus'),
  castle: (c) => (c.build ? 'construiește cetatea' : 'evaluează orașul'),
  score: (c, ctx) => {
    const value = offeredValue(c, ctx.decision);
    return `${features[featureOn(c.on)]} pe ${ctx.names(c.cell)}${value === undefined ? '' : `: ${points(value)}`}`;
  },
  take: (c, ctx) => {
    const kinds = claimedFor(c.cell, ctx.decision).map(entitling);
    return `bulgărele de pe ${ctx.names(c.cell)}${kinds.length ? ` (${and(kinds)})` : ''}`;
  },
};
