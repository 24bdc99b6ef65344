/** Who must decide what, and what can be chosen, in English. */
import type { ScoredKind } from '../../../engine/index.ts';
import type { CommonWords } from '../../modules.ts';
import { claimedFor, offeredValue } from '../../offers.ts';
import { featureOn } from '../../spots.ts';
import { naming } from './naming.ts';
import { and, cells, features, name, points } from './nouns.ts';

export const decisions: CommonWords['decisions'] = {
  'place-tile': {
    tell: (d) => `${name(d.player)} must place the tile.`,
    ask: (d) => `Where does ${name(d.player)} place the tile?`,
  },
  'place-gold': {
    tell: (d) => `${name(d.player)} must put the second gold piece on an adjacent tile.`,
    ask: (d) => `Where does ${name(d.player)} put the second gold piece?`,
  },
  'place-follower': {
    tell: (d, ctx) =>
      ctx.game === 'gold-rush'
        ? `${name(d.player)} may place a cowboy on ${ctx.names(d.cell)} or use the tent.`
        : `${name(d.player)} may place a meeple on ${ctx.names(d.cell)}.`,
    ask: (d, ctx) =>
      ctx.game === 'gold-rush'
        ? `What does ${name(d.player)} choose: a cowboy or the tent?`
        : `Does ${name(d.player)} place a meeple?`,
  },
  'build-castle': {
    tell: (d, ctx) => `${name(d.player)} may turn the small city at ${cells(d.cells, ctx)} into a castle.`,
    ask: (d) => `What does ${name(d.player)} choose: a castle or points?`,
  },
  'score-castle': {
    tell: (d, ctx) => `${name(d.player)} chooses which feature the castle at ${cells(d.cells, ctx)} scores.`,
    ask: (d) => `Which feature does ${name(d.player)}’s castle score?`,
  },
  'take-gold': {
    tell: (d) => `${name(d.player)} must take one gold piece.`,
    ask: (d) => `Which piece does ${name(d.player)} take?`,
  },
};

const entitling = (kind: ScoredKind): string => (kind === 'castle' ? 'vicinity' : features[kind]);

export const choices: CommonWords['choices'] = {
  tile: (c, ctx) => `${ctx.names(c.cell)}${c.turn ? `, turned ${c.turn * 90}°` : ''}`,
  gold: (c, ctx) => `gold on ${ctx.names(c.cell)}`,
  follower: naming.figure,
  pass: (_, ctx) => (ctx.game === 'gold-rush' ? 'nothing' : 'no meeple'),
  castle: (c) => (c.build ? 'build a castle' : 'score the city'),
  score: (c, ctx) => {
    const value = offeredValue(c, ctx.decision);
    return `${features[featureOn(c.on)]} at ${ctx.names(c.cell)}${value === undefined ? '' : `: ${points(value)}`}`;
  },
  take: (c, ctx) => {
    const kinds = claimedFor(c.cell, ctx.decision).map(entitling);
    return `piece on ${ctx.names(c.cell)}${kinds.length ? ` (${and(kinds)})` : ''}`;
  },
};
