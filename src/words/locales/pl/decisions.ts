/** Who must decide what, and what can be chosen, in Polish. */
import type { ScoredKind } from '../../../engine/index.ts';
import type { CommonWords } from '../../modules.ts';
import { claimedFor, offeredValue } from '../../offers.ts';
import { featureOn } from '../../spots.ts';
import { naming } from './naming.ts';
import { and, cells, features, genitive, name, points } from './nouns.ts';

export const decisions: CommonWords['decisions'] = {
  'place-tile': {
    tell: (d) => `${name(d.player)} musi dołożyć kafelek.`,
    ask: (d) => `Gdzie ${name(d.player)} dokłada kafelek?`,
  },
  'place-gold': {
    tell: (d) => `${name(d.player)} musi położyć drugą sztabkę złota na przylegającym kafelku.`,
    ask: (d) => `Gdzie ${name(d.player)} kładzie drugą sztabkę złota?`,
  },
  'place-follower': {
    tell: (d, ctx) =>
      ctx.game === 'gold-rush'
        ? `${name(d.player)} może umieścić kowboja na ${ctx.names(d.cell)} albo użyć namiotu.`
        : `${name(d.player)} może umieścić podwładnego na ${ctx.names(d.cell)}.`,
    ask: (d, ctx) =>
      ctx.game === 'gold-rush'
        ? `Co wybiera ${name(d.player)}: kowboja czy namiot?`
        : `Czy ${name(d.player)} umieszcza podwładnego?`,
  },
  'build-castle': {
    tell: (d, ctx) => `${name(d.player)} może zbudować zamek w miejscu małego miasta na ${cells(d.cells, ctx)}.`,
    ask: (d) => `Co wybiera ${name(d.player)}: zamek czy punkty?`,
  },
  'score-castle': {
    tell: (d, ctx) => `${name(d.player)} wybiera obszar, za który punktuje zamek na ${cells(d.cells, ctx)}.`,
    ask: (d) => `Za który obszar punktuje zamek ${genitive(d.player)}?`,
  },
  'take-gold': {
    tell: (d) => `${name(d.player)} musi wziąć jedną sztabkę złota.`,
    ask: (d) => `Którą sztabkę bierze ${name(d.player)}?`,
  },
};

const entitling = (kind: ScoredKind): string => (kind === 'castle' ? 'okolica zamku' : features[kind]);

export const choices: CommonWords['choices'] = {
  tile: (c, ctx) => `${ctx.names(c.cell)}${c.turn ? `, obrót o ${c.turn * 90}°` : ''}`,
  gold: (c, ctx) => `złoto na ${ctx.names(c.cell)}`,
  follower: naming.figure,
  pass: (_, ctx) => (ctx.game === 'gold-rush' ? 'nic' : 'bez podwładnego'),
  castle: (c) => (c.build ? 'zbudować zamek' : 'podliczyć miasto'),
  score: (c, ctx) => {
    const value = offeredValue(c, ctx.decision);
    return `${features[featureOn(c.on)]} na ${ctx.names(c.cell)}${value === undefined ? '' : `: ${points(value)}`}`;
  },
  take: (c, ctx) => {
    const kinds = claimedFor(c.cell, ctx.decision).map(entitling);
    return `sztabka z ${ctx.names(c.cell)}${kinds.length ? ` (${and(kinds)})` : ''}`;
  },
};
