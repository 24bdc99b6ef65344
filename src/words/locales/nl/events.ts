/** What happened, in Dutch. */
import type { FeatureRef, Player } from '../../../engine/index.ts';
import type { Context, GameWords } from '../../game.ts';
import { cellsByPlayer, followersByPlayer, loneFollower } from '../../grouping.ts';
import { capital } from '../../lists.ts';
import { featureOn } from '../../spots.ts';
import { type Scored, verdictOf } from '../../verdict.ts';
import { cells, count, name, names, points, roles, theFeature, tile } from './nouns.ts';

const withoutPoints = (others: readonly Player[]): string =>
  others.length ? `; ${names(others)} ${others.length > 1 ? 'krijgen' : 'krijgt'} niets` : '';

/** Who gets what. `most` says what the majority is, where it has to be told. */
function shares(scored: Scored, most = 'heeft de meerderheid'): string {
  const verdict = verdictOf(scored);
  switch (verdict.kind) {
    case 'nobody':
      return 'er staat niemand, dus niemand krijgt punten';
    case 'worthless':
      return `er grenst geen afgebouwde stad aan, dus geen punten voor ${names(verdict.owners)}`;
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

function heading(feature: FeatureRef, final: boolean, ctx: Context): string {
  const the = capital(theFeature(feature, ctx));
  if (feature.kind === 'field') return the;
  return `${the} is ${final ? 'niet af' : 'af'}`;
}

export const events: GameWords['events'] = {
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
    const kind = featureOn(e.on);
    const verb = kind === 'field' ? 'legt' : 'zet';
    return `${name(e.player)} ${verb} een ${roles[kind]} op ${ctx.names(e.cell)}.`;
  },
  'follower-declined': (e) => `${name(e.player)} zet geen horige.`,
  'follower-impossible': (e) =>
    e.why === 'no-followers-left'
      ? `${name(e.player)} heeft geen horige meer om te zetten.`
      : `Op de tegel is niets meer vrij: ${name(e.player)} zet geen horige.`,

  'castle-built': (e, ctx) =>
    `${name(e.player)} maakt van de kleine stad op ${cells(e.cells, ctx)} een burcht: geen punten, de ridder wordt burchtheer.`,
  'castle-declined': (e, ctx) =>
    `${name(e.player)} bouwt geen burcht: de kleine stad op ${cells(e.cells, ctx)} levert punten op.`,
  'castle-impossible': (e, ctx) =>
    `${name(e.player)} heeft geen burcht meer: de kleine stad op ${cells(e.cells, ctx)} levert punten op.`,

  'feature-scored': (e, ctx) => `${heading(e.feature, e.final, ctx)}: ${shares(e)}.`,
  'city-supplied': (e, ctx) =>
    e.standings.length
      ? `Boeren bevoorraden ${theFeature(e.feature, ctx)}: ${shares(e, 'heeft er de meeste')}.`
      : `Geen boer bevoorraadt ${theFeature(e.feature, ctx)}, dus niemand krijgt punten.`,
  'followers-returned': ({ followers }, ctx) => {
    const groups = followersByPlayer(followers);
    const lone = loneFollower(followers);
    if (lone) return `${name(lone.player)} krijgt de ${roles[lone.kind]} van ${ctx.names(lone.cell)} terug.`;
    const [first, second] = groups;
    if (first && !second) return `${name(first[0])} krijgt ${count('follower', first[1].length)} terug.`;
    return `De horigen gaan terug: ${groups.map(([player, own]) => `${name(player)} ${own.length}`).join(', ')}.`;
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
