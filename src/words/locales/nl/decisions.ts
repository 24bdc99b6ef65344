/** Who must decide what, and what can be chosen, in Dutch. */
import type { ScoredKind } from '../../../engine/index.ts';
import type { CommonWords } from '../../modules.ts';
import { claimedFor, offeredValue } from '../../offers.ts';
import { featureOn } from '../../spots.ts';
import { naming } from './naming.ts';
import { and, cells, features, name, points } from './nouns.ts';

export const decisions: CommonWords['decisions'] = {
  'place-tile': {
    tell: (d) => `${name(d.player)} moet de tegel leggen.`,
    ask: (d) => `Waar legt ${name(d.player)} de tegel?`,
  },
  'place-gold': {
    tell: (d) => `${name(d.player)} moet de tweede goudstaaf op een aangrenzende tegel leggen.`,
    ask: (d) => `Waar legt ${name(d.player)} de tweede goudstaaf?`,
  },
  'place-follower': {
    tell: (d, ctx) =>
      ctx.game === 'gold-rush'
        ? `${name(d.player)} mag een pionier op ${ctx.names(d.cell)} zetten of de tent gebruiken.`
        : `${name(d.player)} mag een meeple op ${ctx.names(d.cell)} zetten.`,
    ask: (d, ctx) =>
      ctx.game === 'gold-rush'
        ? `Wat kiest ${name(d.player)}: een pionier of de tent?`
        : `Zet ${name(d.player)} een meeple?`,
  },
  'build-castle': {
    tell: (d, ctx) => `${name(d.player)} mag van de kleine stad op ${cells(d.cells, ctx)} een burcht maken.`,
    ask: (d) => `Wat kiest ${name(d.player)}: een burcht of punten?`,
  },
  'score-castle': {
    tell: (d, ctx) => `${name(d.player)} kiest voor welk project de burcht op ${cells(d.cells, ctx)} telt.`,
    ask: (d) => `Voor welk project telt de burcht van ${name(d.player)}?`,
  },
  'take-gold': {
    tell: (d) => `${name(d.player)} moet één goudstaaf pakken.`,
    ask: (d) => `Welke staaf pakt ${name(d.player)}?`,
  },
};

const entitling = (kind: ScoredKind): string => (kind === 'castle' ? 'leengebied' : features[kind]);

export const choices: CommonWords['choices'] = {
  tile: (c, ctx) => `${ctx.names(c.cell)}${c.turn ? `, ${c.turn * 90}° gedraaid` : ''}`,
  gold: (c, ctx) => `goud op ${ctx.names(c.cell)}`,
  follower: naming.figure,
  pass: (_, ctx) => (ctx.game === 'gold-rush' ? 'niets' : 'geen meeple'),
  castle: (c) => (c.build ? 'burcht bouwen' : 'stad tellen'),
  score: (c, ctx) => {
    const value = offeredValue(c, ctx.decision);
    return `${features[featureOn(c.on)]} op ${ctx.names(c.cell)}${value === undefined ? '' : `: ${points(value)}`}`;
  },
  take: (c, ctx) => {
    const kinds = claimedFor(c.cell, ctx.decision).map(entitling);
    return `staaf op ${ctx.names(c.cell)}${kinds.length ? ` (${and(kinds)})` : ''}`;
  },
};
