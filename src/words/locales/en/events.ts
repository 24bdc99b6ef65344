/** What happened, in English. */
import type { Player, ScoredKind } from '../../../engine/index.ts';
import { figureNoun, isUnnamed } from '../../figures.ts';
import type { Context, EventOf } from '../../game.ts';
import { cellsByPlayer, followersByPlayer, loneFollower } from '../../grouping.ts';
import { capital } from '../../lists.ts';
import type { CommonWords } from '../../modules.ts';
import { roleOn } from '../../spots.ts';
import { isNeverComplete, type ScoredFeature, verdictOf } from '../../verdict.ts';
import { aRole, cells, count, features, figure, figures, name, names, points, roles, theFeature } from './nouns.ts';
import { tile } from './tile.ts';

const withoutPoints = (others: readonly Player[]): string =>
  others.length ? `; ${names(others)} ${others.length > 1 ? 'get' : 'gets'} nothing` : '';

/** Why a feature is worth nothing. */
const WORTHLESS: Readonly<Partial<Record<ScoredKind, string>>> = {
  field: 'no completed city borders it',
  prairie: 'there is neither a camp nor a herd on it',
};

/** Who gets what. `most` says what the majority is, where it has to be told. */
export function shares(scored: ScoredFeature, most = 'has the majority'): string {
  const verdict = verdictOf(scored);
  switch (verdict.kind) {
    case 'nobody':
      return 'nobody stands there, so nobody scores';
    case 'worthless':
      return `${WORTHLESS[scored.feature.kind] ?? 'it is worth nothing'}, so there are no points for ${names(verdict.owners)}`;
    case 'counted':
      return `its cities have all counted for ${names(verdict.owners)} already, so no points`;
    case 'majority': {
      const { owner, each, others } = verdict;
      return `${name(owner)}${others.length ? ` ${most} and` : ''} scores ${points(each)}${withoutPoints(others)}`;
    }
    case 'tie': {
      const { owners, each, others } = verdict;
      return `${names(owners)} tie and score ${points(each)} each${withoutPoints(others)}`;
    }
  }
}

/** `The incomplete city`, `Baba Yaga’s incomplete hut`. */
const incomplete = (kind: ScoredKind): string =>
  kind === 'hut' ? 'Baba Yaga’s incomplete hut' : `The incomplete ${features[kind]}`;

function heading(scored: EventOf<'feature-scored'>, ctx: Context): string {
  const { feature, final } = scored;
  const the = capital(theFeature(feature, ctx));
  if (isNeverComplete(scored)) return the;
  return final ? `${incomplete(feature.kind)} at ${ctx.names(feature.cell)}` : `${the} is complete`;
}

export const events: CommonWords['events'] = {
  'turn-began': (e) => `Turn ${e.turn}: ${name(e.player)} to play.`,
  'tile-drawn': (e, ctx) => {
    const shown = ctx.tile?.(e.tile);
    return `${name(e.player)} draws a tile${shown ? `: ${tile(shown)}` : ''}.`;
  },
  'tile-set-aside': () => 'The tile fits nowhere and leaves the game.',
  'tile-placed': (e, ctx) => `${name(e.player)} places the tile on ${ctx.names(e.cell)}.`,
  'gold-placed': (e, ctx) =>
    e.own
      ? `${name(e.player)} puts a gold piece on the new tile (${ctx.names(e.cell)}).`
      : `${name(e.player)} puts the second gold piece on ${ctx.names(e.cell)}.`,
  'gold-short': (e) => `The supply is short of ${count('gold', e.missing)}.`,
  'follower-placed': (e, ctx) => {
    const role = roleOn(e);
    const where = isUnnamed(role) ? ` (${features[role]})` : '';
    return `${name(e.player)} places ${aRole(role)} on ${ctx.names(e.cell)}${where}.`;
  },
  'follower-declined': (e, ctx) =>
    ctx.game === 'gold-rush'
      ? `${name(e.player)} places no cowboy and does not use the tent.`
      : `${name(e.player)} places no meeple.`,
  'follower-impossible': (e, ctx) =>
    e.why === 'no-followers-left'
      ? `${name(e.player)} has no ${figure(ctx)} left to place.`
      : `Nothing on the tile is free, so ${name(e.player)} places no ${figure(ctx)}.`,

  'castle-built': (e, ctx) =>
    `${name(e.player)} turns the small city at ${cells(e.cells, ctx)} into a castle: no points, the knight becomes its lord.`,
  'castle-declined': (e, ctx) =>
    `${name(e.player)} builds no castle: the small city at ${cells(e.cells, ctx)} is scored.`,
  'castle-impossible': (e, ctx) =>
    `${name(e.player)} has no castle left: the small city at ${cells(e.cells, ctx)} is scored.`,

  'feature-scored': (e, ctx) => `${heading(e, ctx)}: ${shares(e)}.`,
  'city-supplied': (e, ctx) =>
    e.standings.length
      ? `Farmers supply ${theFeature(e.feature, ctx)}: ${shares(e, 'has the most')}.`
      : `No farmer supplies ${theFeature(e.feature, ctx)}, so nobody scores.`,
  'followers-returned': ({ followers }, ctx) => {
    const groups = followersByPlayer(followers);
    const lone = loneFollower(followers);
    if (lone) return `${name(lone.player)} takes back the ${roles[lone.role]} from ${ctx.names(lone.cell)}.`;
    const [first, second] = groups;
    if (first && !second) return `${name(first[0])} takes back ${count(figureNoun(ctx), first[1].length)}.`;
    return `The ${figures(ctx)} go home: ${groups.map(([player, own]) => `${name(player)} ${own.length}`).join(', ')}.`;
  },
  'castle-scored': (e, ctx) => {
    const like = e.wave ? 'the castle next to it' : theFeature(e.by, ctx);
    return `${name(e.player)}’s castle at ${cells(e.cells, ctx)} scores as much as ${like}: ${points(e.points)}.`;
  },
  'castle-unscored': (e, ctx) => `${name(e.player)}’s castle at ${cells(e.cells, ctx)} never scored: no points.`,

  'gold-claimed': (e, ctx) => {
    const takers = cellsByPlayer(e.claims).map(
      ([player, own]) => `${name(player)} (${own.length === 1 ? 'only ' : ''}${cells(own, ctx)})`,
    );
    return takers.length ? `Who may take gold: ${takers.join(', ')}.` : 'Nobody may take gold.';
  },
  'gold-taken': (e, ctx) => `${name(e.player)} takes a gold piece from ${ctx.names(e.cell)}.`,
  'gold-missed': (e) =>
    e.taken
      ? `${name(e.player)} has taken ${count('gold', e.taken)}; nothing more is left for ${name(e.player)}.`
      : `${name(e.player)} misses out: others took the gold that ${name(e.player)} had a claim to.`,
  'gold-left': (e, ctx) => `Nobody has a claim to the gold on ${cells(e.cells, ctx)}: it stays there.`,
  'gold-removed': (e) =>
    e.count
      ? `The gold still on the board leaves the game: ${count('gold', e.count)}.`
      : 'No gold is left on the board.',
  'gold-scored': (e) => {
    const pieces = e.items.reduce((sum, item) => sum + item.count, 0);
    return pieces
      ? `${name(e.player)} scores ${points(e.points)} for ${count('gold', pieces)}.`
      : `${name(e.player)} has no gold: no points.`;
  },

  'final-scoring-began': () => 'There are no tiles left: the final scoring begins.',
  'game-ended': ({ winners, points: totals }) => {
    const [first, second] = winners;
    if (!first) return 'The game is over.';
    const total = points(totals[first] ?? 0);
    return second
      ? `The game is over: ${names(winners)} share the win with ${total} each.`
      : `The game is over: ${name(first)} wins with ${total}.`;
  },
};
