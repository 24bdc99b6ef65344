/** What happened, in Dutch. */
import type { Player, ScoredKind } from '../../../engine/index.ts';
import { figureNoun, isUnnamed } from '../../figures.ts';
import type { Context, EventOf } from '../../game.ts';
import { cellsByPlayer, followersByPlayer, loneFollower } from '../../grouping.ts';
import { capital } from '../../lists.ts';
import type { CommonWords } from '../../modules.ts';
import { isLaidDown, roleOn } from '../../spots.ts';
import { isNeverComplete, type ScoredFeature, verdictOf } from '../../verdict.ts';
import { cells, count, features, figure, figures, name, names, points, roles, theFeature } from './nouns.ts';
import { tile } from './tile.ts';

const withoutPoints = (others: readonly Player[]): string =>
  others.length ? `; ${names(others)} ${others.length > 1 ? 'krijgen' : 'krijgt'} niets` : '';

/** Why a feature is worth nothing. */
const WORTHLESS: Readonly<Partial<Record<ScoredKind, string>>> = {
  field: 'er grenst geen afgebouwde stad aan',
  prairie: 'er zijn geen tipi’s en geen paarden',
};

/** Who gets what. `most` says what the majority is, where it has to be told. */
export function shares(scored: ScoredFeature, most = 'heeft de meerderheid'): string {
  const verdict = verdictOf(scored);
  switch (verdict.kind) {
    case 'nobody':
      return 'er staat niemand, dus niemand krijgt punten';
    case 'worthless':
      return `${WORTHLESS[scored.feature.kind] ?? 'er valt niets te tellen'}, dus geen punten voor ${names(verdict.owners)}`;
    case 'counted':
      return `alle steden eraan telden al eerder voor ${names(verdict.owners)}, dus geen punten`;
    case 'majority': {
      const { owner, each, others } = verdict;
      return `${name(owner)}${others.length ? ` ${most} en` : ''} krijgt ${points(each)}${withoutPoints(others)}`;
    }
    case 'tie': {
      const { owners, each, others } = verdict;
      return `${names(owners)} staan gelijk en krijgen elk ${points(each)}${withoutPoints(others)}`;
    }
  }
}

function heading(scored: EventOf<'feature-scored'>, ctx: Context): string {
  const the = capital(theFeature(scored.feature, ctx));
  return isNeverComplete(scored) ? the : `${the} is ${scored.final ? 'niet af' : 'af'}`;
}

export const events: CommonWords['events'] = {
  'turn-began': (e) => `Beurt ${e.turn} is voor ${name(e.player)}.`,
  'tile-drawn': (e, ctx) => {
    const shown = ctx.tile?.(e.tile);
    return `${name(e.player)} trekt een tegel${shown ? `: ${tile(shown)}` : ''}.`;
  },
  'tile-set-aside': () => 'De tegel past nergens en gaat uit het spel.',
  'tile-placed': (e, ctx) => `${name(e.player)} legt de tegel op ${ctx.names(e.cell)}.`,
  'gold-placed': (e, ctx) =>
    e.own
      ? `${name(e.player)} legt een goudstaaf op de nieuwe tegel (${ctx.names(e.cell)}).`
      : `${name(e.player)} legt de tweede goudstaaf op ${ctx.names(e.cell)}.`,
  'gold-short': (e) => `De voorraad komt ${count('gold', e.missing)} tekort.`,
  'follower-placed': (e, ctx) => {
    const role = roleOn(e);
    const verb = isLaidDown(role) ? 'legt' : 'zet';
    const where = isUnnamed(role) ? ` (${features[role]})` : '';
    return `${name(e.player)} ${verb} ${role === 'abbot' ? 'de' : 'een'} ${roles[role]} op ${ctx.names(e.cell)}${where}.`;
  },
  'follower-declined': (e, ctx) =>
    ctx.game === 'gold-rush'
      ? `${name(e.player)} zet geen pionier en gebruikt de tent niet.`
      : `${name(e.player)} zet geen meeple.`,
  'follower-impossible': (e, ctx) =>
    e.why === 'no-followers-left'
      ? `${name(e.player)} heeft geen ${figure(ctx)} meer om te zetten.`
      : `Op de tegel is niets meer vrij: ${name(e.player)} zet geen ${figure(ctx)}.`,

  'castle-built': (e, ctx) =>
    `${name(e.player)} maakt van de kleine stad op ${cells(e.cells, ctx)} een burcht: geen punten, de ridder wordt burchtheer.`,
  'castle-declined': (e, ctx) =>
    `${name(e.player)} bouwt geen burcht: de kleine stad op ${cells(e.cells, ctx)} levert punten op.`,
  'castle-impossible': (e, ctx) =>
    `${name(e.player)} heeft geen burcht meer: de kleine stad op ${cells(e.cells, ctx)} levert punten op.`,

  'feature-scored': (e, ctx) => `${heading(e, ctx)}: ${shares(e)}.`,
  'city-supplied': (e, ctx) =>
    e.standings.length
      ? `Boeren bevoorraden ${theFeature(e.feature, ctx)}: ${shares(e, 'heeft er de meeste')}.`
      : `Geen boer bevoorraadt ${theFeature(e.feature, ctx)}, dus niemand krijgt punten.`,
  'followers-returned': ({ followers }, ctx) => {
    const groups = followersByPlayer(followers);
    const lone = loneFollower(followers);
    if (lone) return `${name(lone.player)} krijgt de ${roles[lone.role]} van ${ctx.names(lone.cell)} terug.`;
    const [first, second] = groups;
    if (first && !second) return `${name(first[0])} krijgt ${count(figureNoun(ctx), first[1].length)} terug.`;
    return `De ${figures(ctx)} gaan terug: ${groups.map(([player, own]) => `${name(player)} ${own.length}`).join(', ')}.`;
  },
  'castle-scored': (e, ctx) => {
    const like = e.wave ? 'de burcht ernaast' : theFeature(e.by, ctx);
    return `De burcht van ${name(e.player)} op ${cells(e.cells, ctx)} levert evenveel op als ${like}: ${points(e.points)}.`;
  },
  'castle-unscored': (e, ctx) =>
    `De burcht van ${name(e.player)} op ${cells(e.cells, ctx)} is nooit geteld: geen punten.`,

  'gold-claimed': (e, ctx) => {
    const takers = cellsByPlayer(e.claims).map(
      ([player, own]) => `${name(player)} (${own.length === 1 ? 'alleen ' : ''}${cells(own, ctx)})`,
    );
    return takers.length ? `Wie goud mag pakken: ${takers.join(', ')}.` : 'Niemand mag goud pakken.';
  },
  'gold-taken': (e, ctx) => `${name(e.player)} pakt een goudstaaf van ${ctx.names(e.cell)}.`,
  'gold-missed': (e) =>
    e.taken
      ? `${name(e.player)} heeft ${count('gold', e.taken)} gepakt; meer zit er voor ${name(e.player)} niet in.`
      : `${name(e.player)} vist achter het net: anderen pakten het goud waarop ${name(e.player)} recht had.`,
  'gold-left': (e, ctx) => `Niemand heeft recht op het goud op ${cells(e.cells, ctx)}: het blijft liggen.`,
  'gold-removed': (e) =>
    e.count
      ? `Het goud dat nog ligt, gaat uit het spel: ${count('gold', e.count)}.`
      : 'Er ligt geen goud meer op de tegels.',
  'gold-scored': (e) => {
    const pieces = e.items.reduce((sum, item) => sum + item.count, 0);
    return pieces
      ? `${name(e.player)} krijgt ${points(e.points)} voor ${count('gold', pieces)}.`
      : `${name(e.player)} heeft geen goud: geen punten.`;
  },

  'final-scoring-began': () => 'De tegels zijn op: de eindtelling begint.',
  'game-ended': ({ winners, points: totals }) => {
    const [first, second] = winners;
    if (!first) return 'Het spel is afgelopen.';
    const total = points(totals[first] ?? 0);
    return second
      ? `Het spel is afgelopen: ${names(winners)} winnen samen, elk met ${total}.`
      : `Het spel is afgelopen: ${name(first)} wint met ${total}.`;
  },
};
