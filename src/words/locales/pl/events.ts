/** What happened, in Polish. */
import type { Player, ScoredKind } from '../../../engine/index.ts';
import { figureNoun, isUnnamed } from '../../figures.ts';
import type { Context, EventOf } from '../../game.ts';
import { cellsByPlayer, followersByPlayer, loneFollower } from '../../grouping.ts';
import { capital } from '../../lists.ts';
import type { CommonWords } from '../../modules.ts';
import { isLaidDown, roleOn } from '../../spots.ts';
import { isNeverComplete, type ScoredFeature, verdictOf } from '../../verdict.ts';
import {
  cells,
  count,
  ending,
  features,
  figure,
  genitive,
  genitives,
  goldAsObject,
  name,
  names,
  points,
  pointsEach,
  rolesAccusative,
  theFeature,
} from './nouns.ts';
import { tile } from './tile.ts';

const withoutPoints = (others: readonly Player[]): string =>
  others.length ? `; ${names(others)} nie ${others.length > 1 ? 'dostają' : 'dostaje'} nic` : '';

/** Why a feature is worth nothing. */
const WORTHLESS: Readonly<Partial<Record<ScoredKind, string>>> = {
  field: 'nie graniczy z żadnym ukończonym miastem',
  prairie: 'nie ma na niej ani obozu tipi, ani koni',
};

/** Who gets what. `most` says what the majority is, where it has to be told. */
export function shares(scored: ScoredFeature, most = 'ma przewagę'): string {
  const verdict = verdictOf(scored);
  switch (verdict.kind) {
    case 'nobody':
      return 'nikt tam nie stoi, więc nikt nie dostaje punktów';
    case 'worthless':
      return `${WORTHLESS[scored.feature.kind] ?? 'jest bez wartości'}, więc nie ma punktów dla ${genitives(verdict.owners)}`;
    case 'counted':
      return `wszystkie miasta przy nim już się liczyły dla ${genitives(verdict.owners)}, więc bez punktów`;
    case 'majority': {
      const { owner, each, others } = verdict;
      return `${name(owner)}${others.length ? ` ${most} i` : ''} dostaje ${points(each)}${withoutPoints(others)}`;
    }
    case 'tie': {
      const { owners, each, others } = verdict;
      return `${names(owners)} remisują i dostają ${pointsEach(each)}${withoutPoints(others)}`;
    }
  }
}

function heading(scored: EventOf<'feature-scored'>, ctx: Context): string {
  const { feature, final } = scored;
  const the = theFeature(feature, ctx);
  const done = `ukończon${ending[feature.kind]}`;
  if (isNeverComplete(scored)) return capital(the);
  return final ? `Nie${done} ${the}` : `${capital(the)} jest ${done}`;
}

export const events: CommonWords['events'] = {
  'turn-began': (e) => `Tura ${e.turn}: gra ${name(e.player)}.`,
  'tile-drawn': (e, ctx) => {
    const shown = ctx.tile?.(e.tile);
    return `${name(e.player)} dobiera kafelek${shown ? `: ${tile(shown)}` : ''}.`;
  },
  'tile-set-aside': () => 'Kafelek nigdzie nie pasuje i wypada z gry.',
  'tile-placed': (e, ctx) => `${name(e.player)} dokłada kafelek na ${ctx.names(e.cell)}.`,
  'gold-placed': (e, ctx) =>
    e.own
      ? `${name(e.player)} kładzie sztabkę złota na nowym kafelku (${ctx.names(e.cell)}).`
      : `${name(e.player)} kładzie drugą sztabkę złota na ${ctx.names(e.cell)}.`,
  'gold-short': (e) => `W rezerwie brakuje ${e.missing} ${e.missing === 1 ? 'sztabki' : 'sztabek'} złota.`,
  'follower-placed': (e, ctx) => {
    const role = roleOn(e);
    const verb = isLaidDown(role) ? 'kładzie' : 'stawia';
    const where = isUnnamed(role) ? ` (${features[role]})` : '';
    return `${name(e.player)} ${verb} ${rolesAccusative[role]} na ${ctx.names(e.cell)}${where}.`;
  },
  'follower-declined': (e, ctx) =>
    ctx.game === 'gold-rush'
      ? `${name(e.player)} nie umieszcza kowboja i nie używa namiotu.`
      : `${name(e.player)} nie umieszcza podwładnego.`,
  'follower-impossible': (e, ctx) =>
    e.why === 'no-followers-left'
      ? `${name(e.player)} nie ma już ${figure(ctx).many} w rezerwie.`
      : `Na kafelku nie ma nic wolnego: ${name(e.player)} nie umieszcza ${figure(ctx).whom}.`,

  'castle-built': (e, ctx) =>
    `${name(e.player)} buduje zamek w miejscu małego miasta na ${cells(e.cells, ctx)}: bez punktów, rycerz zostaje panem zamku.`,
  'castle-declined': (e, ctx) =>
    `${name(e.player)} nie buduje zamku: małe miasto na ${cells(e.cells, ctx)} zostaje podliczone.`,
  'castle-impossible': (e, ctx) =>
    `${name(e.player)} nie ma już zamków: małe miasto na ${cells(e.cells, ctx)} zostaje podliczone.`,

  'feature-scored': (e, ctx) => `${heading(e, ctx)}: ${shares(e)}.`,
  'city-supplied': (e, ctx) =>
    e.standings.length
      ? `Chłopi zaopatrują ${theFeature(e.feature, ctx)}: ${shares(e, 'ma ich najwięcej')}.`
      : `Żaden chłop nie zaopatruje miasta na ${ctx.names(e.feature.cell)}, więc nikt nie dostaje punktów.`,
  'followers-returned': ({ followers }, ctx) => {
    const groups = followersByPlayer(followers);
    const lone = loneFollower(followers);
    if (lone) return `${name(lone.player)} odzyskuje ${rolesAccusative[lone.role]} z ${ctx.names(lone.cell)}.`;
    const [first, second] = groups;
    if (first && !second) return `${name(first[0])} odzyskuje ${count(figureNoun(ctx), first[1].length)}.`;
    return `${capital(figure(ctx).all)} wracają do rezerwy: ${groups.map(([who, own]) => `${name(who)} ${own.length}`).join(', ')}.`;
  },
  'castle-scored': (e, ctx) => {
    const like = e.wave ? 'sąsiedni zamek' : theFeature(e.by, ctx);
    return `Zamek ${genitive(e.player)} na ${cells(e.cells, ctx)} daje tyle samo co ${like}: ${points(e.points)}.`;
  },
  'castle-unscored': (e, ctx) =>
    `Zamek ${genitive(e.player)} na ${cells(e.cells, ctx)} nigdy nie został podliczony: bez punktów.`,

  'gold-claimed': (e, ctx) => {
    const takers = cellsByPlayer(e.claims).map(
      ([who, own]) => `${name(who)} (${own.length === 1 ? 'tylko ' : ''}${cells(own, ctx)})`,
    );
    return takers.length ? `Kto może wziąć złoto: ${takers.join(', ')}.` : 'Nikt nie może wziąć złota.';
  },
  'gold-taken': (e, ctx) => `${name(e.player)} bierze sztabkę złota z ${ctx.names(e.cell)}.`,
  'gold-missed': (e) =>
    e.taken
      ? `${name(e.player)} wziął ${goldAsObject(e.taken)}; więcej dla niego nie ma.`
      : `${name(e.player)} obchodzi się smakiem: złoto, do którego miał prawo, wzięli inni.`,
  'gold-left': (e, ctx) => `Nikt nie ma prawa do złota na ${cells(e.cells, ctx)}: zostaje na miejscu.`,
  'gold-removed': (e) =>
    e.count
      ? `Złoto leżące jeszcze na planszy wypada z gry: ${count('gold', e.count)}.`
      : 'Na planszy nie ma już złota.',
  'gold-scored': (e) => {
    const pieces = e.items.reduce((sum, item) => sum + item.count, 0);
    return pieces
      ? `${name(e.player)} dostaje ${points(e.points)} za ${goldAsObject(pieces)}.`
      : `${name(e.player)} nie ma złota: bez punktów.`;
  },

  'final-scoring-began': () => 'Kafelki się skończyły: zaczyna się punktacja końcowa.',
  'game-ended': ({ winners, points: totals }) => {
    const [first, second] = winners;
    if (!first) return 'Koniec gry.';
    const total = totals[first] ?? 0;
    return second
      ? `Koniec gry: ${names(winners)} wygrywają wspólnie, mają ${pointsEach(total)}.`
      : `Koniec gry: wygrywa ${name(first)}, który ma ${points(total)}.`;
  },
};
