/** What happened, in Romanian. */
import type { Player, ScoredKind } from '../../../engine/index.ts';
import { figureNoun, isUnnamed } from '../../figures.ts';
import type { Context, EventOf } from '../../game.ts';
import { cellsByPlayer, followersByPlayer, loneFollower } from '../../grouping.ts';
import { capital } from '../../lists.ts';
import type { CommonWords } from '../../modules.ts';
import { roleOn } from '../../spots.ts';
import { isNeverComplete, type ScoredFeature, verdictOf } from '../../verdict.ts';
import {
  agreeing,
  cells,
  count,
  definite,
  features,
  figure,
  name,
  names,
  players,
  points,
  roles,
  rolesDefinite,
  theFeature,
} from './nouns.ts';
import { tile } from './tile.ts';

const withoutPoints = (others: readonly Player[]): string =>
  others.length ? `; ${names(others)} nu ${others.length > 1 ? 'primesc' : 'primește'} nimic` : '';

/** Why a feature is worth nothing. */
const WORTHLESS: Readonly<Partial<Record<ScoredKind, string>>> = {
  field: 'nu se învecinează cu niciun oraș finalizat',
  prairie: 'nu are nici corturi tepee, nici herghelii',
};

/** Who gets what. `most` says what the majority is, where it has to be told. */
export function shares(scored: ScoredFeature, most = 'are majoritatea'): string {
  const verdict = verdictOf(scored);
  switch (verdict.kind) {
    case 'nobody':
      return 'nu se află nimeni acolo, deci nimeni nu primește puncte';
    case 'worthless':
      return `${WORTHLESS[scored.feature.kind] ?? 'nu valorează nimic'}, deci fără puncte pentru ${names(verdict.owners)}`;
    case 'counted':
      return `toate orașele de aici au contat deja pentru ${names(verdict.owners)}, deci fără puncte`;
    case 'majority': {
      const { owner, each, others } = verdict;
      return `${name(owner)}${others.length ? ` ${most} și` : ''} primește ${points(each)}${withoutPoints(others)}`;
    }
    case 'tie': {
      const { owners, each, others } = verdict;
      return `${names(owners)} sunt la egalitate și primesc câte ${points(each)}${withoutPoints(others)}`;
    }
  }
}

function heading(scored: EventOf<'feature-scored'>, ctx: Context): string {
  const { feature, final } = scored;
  const the = capital(theFeature(feature, ctx));
  if (isNeverComplete(scored)) return the;
  if (!final) return `${the} este ${agreeing(feature.kind, 'finalizat')}`;
  return `${capital(definite[feature.kind])} ${agreeing(feature.kind, 'nefinalizat')} de pe ${ctx.names(feature.cell)}`;
}

export const events: CommonWords['events'] = {
  'turn-began': (e) => `Tura ${e.turn}: joacă ${name(e.player)}.`,
  'tile-drawn': (e, ctx) => {
    const shown = ctx.tile?.(e.tile);
    return `${name(e.player)} trage un cartonaș${shown ? `: ${tile(shown)}` : ''}.`;
  },
  'tile-set-aside': () => 'Cartonașul nu se potrivește nicăieri și iese din joc.',
  'tile-placed': (e, ctx) => `${name(e.player)} plasează cartonașul pe ${ctx.names(e.cell)}.`,
  'gold-placed': (e, ctx) =>
    e.own
      ? `${name(e.player)} pune un bulgăre de aur pe cartonașul nou (${ctx.names(e.cell)}).`
      : `${name(e.player)} pune al doilea bulgăre de aur pe ${ctx.names(e.cell)}.`,
  'gold-short': (e) => `Rezerva nu ajunge: ${e.missing > 1 ? 'lipsesc' : 'lipsește'} ${count('gold', e.missing)}.`,
  'follower-placed': (e, ctx) => {
    const role = roleOn(e);
    const whom = role === 'abbot' ? rolesDefinite.abbot : `un ${roles[role]}`;
    const where = isUnnamed(role) ? ` (${features[role]})` : '';
    return `${name(e.player)} plasează ${whom} pe ${ctx.names(e.cell)}${where}.`;
  },
  'follower-declined': (e, ctx) =>
    ctx.game === 'gold-rush'
      ? `${name(e.player)} nu plasează niciun cowboy și nu folosește cortul.`
      : `${name(e.player)} nu plasează niciun supus.`,
  'follower-impossible': (e, ctx) =>
    e.why === 'no-followers-left'
      ? `${name(e.player)} nu mai are niciun ${figure(ctx).one} în rezervă.`
      : `Pe cartonaș nu mai este nimic liber: ${name(e.player)} nu plasează niciun ${figure(ctx).one}.`,

  'castle-built': (e, ctx) =>
    `${name(e.player)} transformă orașul mic de pe ${cells(e.cells, ctx)} în cetate: fără puncte, cavalerul devine lord.`,
  'castle-declined': (e, ctx) =>
    `${name(e.player)} nu construiește o cetate: orașul mic de pe ${cells(e.cells, ctx)} este evaluat.`,
  'castle-impossible': (e, ctx) =>
    `${name(e.player)} nu mai are niciun jeton de cetate: orașul mic de pe ${cells(e.cells, ctx)} este evaluat.`,

  'feature-scored': (e, ctx) => `${heading(e, ctx)}: ${shares(e)}.`,
  'city-supplied': (e, ctx) =>
    e.standings.length
      ? `Țăranii aprovizionează ${theFeature(e.feature, ctx)}: ${shares(e, 'are cei mai mulți')}.`
      : `Niciun țăran nu aprovizionează ${theFeature(e.feature, ctx)}, deci nimeni nu primește puncte.`,
  'followers-returned': ({ followers }, ctx) => {
    const groups = followersByPlayer(followers);
    const lone = loneFollower(followers);
    if (lone) return `${name(lone.player)} își ia înapoi ${rolesDefinite[lone.role]} de pe ${ctx.names(lone.cell)}.`;
    const [first, second] = groups;
    if (first && !second) return `${name(first[0])} își ia înapoi ${count(figureNoun(ctx), first[1].length)}.`;
    return `${capital(figure(ctx).all)} se întorc în rezervă: ${groups.map(([who, own]) => `${name(who)} ${own.length}`).join(', ')}.`;
  },
  'castle-scored': (e, ctx) => {
    const like = e.wave ? 'cetatea vecină' : theFeature(e.by, ctx);
    const whose = players[e.player].of;
    return `Cetatea ${whose} de pe ${cells(e.cells, ctx)} aduce la fel de mult ca ${like}: ${points(e.points)}.`;
  },
  'castle-unscored': (e, ctx) =>
    `Cetatea ${players[e.player].of} de pe ${cells(e.cells, ctx)} nu a fost evaluată niciodată: fără puncte.`,

  'gold-claimed': (e, ctx) => {
    const takers = cellsByPlayer(e.claims).map(
      ([who, own]) => `${name(who)} (${own.length === 1 ? 'doar ' : ''}${cells(own, ctx)})`,
    );
    return takers.length ? `Cine poate lua aur: ${takers.join(', ')}.` : 'Nimeni nu poate lua aur.';
  },
  'gold-taken': (e, ctx) => `${name(e.player)} ia un bulgăre de aur de pe ${ctx.names(e.cell)}.`,
  'gold-missed': (e) =>
    e.taken
      ? `${name(e.player)} a luat ${count('gold', e.taken)}; nu mai este niciun bulgăre la care să aibă dreptul.`
      : `${name(e.player)} nu ia nimic: alții au luat tot aurul la care avea dreptul.`,
  'gold-left': (e, ctx) => `Nimeni nu are dreptul la aurul de pe ${cells(e.cells, ctx)}: rămâne pe loc.`,
  'gold-removed': (e) =>
    e.count
      ? `Aurul rămas pe cartonașe este eliminat din joc: ${count('gold', e.count)}.`
      : 'Pe cartonașe nu a mai rămas aur.',
  'gold-scored': (e) => {
    const pieces = e.items.reduce((sum, item) => sum + item.count, 0);
    return pieces
      ? `${name(e.player)} primește ${points(e.points)} pentru ${count('gold', pieces)}.`
      : `${name(e.player)} nu are aur: fără puncte.`;
  },

  'final-scoring-began': () => 'Cartonașele s-au terminat: începe evaluarea finală.',
  'game-ended': ({ winners, points: totals }) => {
    const [first, second] = winners;
    if (!first) return 'Jocul s-a terminat.';
    const total = points(totals[first] ?? 0);
    return second
      ? `Jocul s-a terminat: ${names(winners)} câștigă împreună, cu câte ${total}.`
      : `Jocul s-a terminat: câștigă ${name(first)}, cu ${total}.`;
  },
};
