/** What one language says about what could happen and what is best. A missing text does not compile. */
import type { Cell, GoldOnTile, Player } from '../engine/index.ts';
import type { Context } from './game.ts';
import type { Locale } from './locale.ts';
import { type Forms, picker } from './plural.ts';

/** Most gold, most points with the gold, most points ahead of the best other. */
export type AimName = 'gold' | 'points' | 'lead';

/** Why nothing further is followed. */
export type EndReasonName = 'turn' | 'game' | 'until' | 'draw' | 'chance';

/** What only chance knows. */
export type UnseenName = 'cards' | 'tokens' | 'shuffle';

/** What a player has, or gets. What does not matter in a game is left out. */
export interface Possession {
  readonly player: Player;
  readonly points?: number;
  readonly gold?: number;
  /** Figures in the supply. */
  readonly home?: number;
  readonly gifts?: number;
  readonly tokens?: number;
  /** Pieces of gold that the player has a right to. */
  readonly claims?: number;
}

export interface Value {
  readonly player: Player;
  readonly value: number;
}

/** A choice that is not the best: what comes of it, and of the best. */
export interface Worse {
  readonly player: Player;
  /** The label of the choice; for gold that is taken the cell is enough. */
  readonly choice: string;
  readonly taken?: Cell;
  readonly scores: readonly Value[];
  readonly best: readonly Value[];
}

export interface ExploreWords {
  /** Headings. */
  readonly couldHappen: string;
  readonly isBest: string;
  readonly whereTile: string;
  readonly whereFollower: (ctx: Pick<Context, 'game'>) => string;
  /** A label over what each choice leads to. */
  readonly allows: string;
  /** Labels. */
  readonly aims: Readonly<Record<AimName, string>>;
  /** Labels: `2 outcomes`, `3 sequences`, `8 positions`. */
  readonly outcomes: (count: number) => string;
  /** `more` where there are too many to be counted exactly, `least` where not all was followed. */
  readonly sequences: (count: number, how?: 'exact' | 'more' | 'least') => string;
  readonly positions: (count: number) => string;
  /** A label: `Red: 8 points, 2 gold pieces`. */
  readonly has: (possession: Possession, ctx: Pick<Context, 'game'>) => string;
  /** A label: `gold left: 1 on A1, 2 on B2`. */
  readonly goldLeft: (gold: readonly GoldOnTile[], ctx: Context) => string;
  /** Sentences. */
  readonly ends: Readonly<Record<EndReasonName, string>>;
  readonly unseen: Readonly<Record<UnseenName, string>>;
  /** A sentence: the budget ran out, and what was covered. */
  readonly stopped: (covered: { readonly states: number; readonly done: number; readonly choices: number }) => string;
  /** A sentence: what is said to be best is so only as far as was followed. */
  readonly mayBeBetter: string;
  /** A sentence: nobody decides anything here. */
  readonly nothing: string;
  /** A label: `Red 2, Blue 1`. */
  readonly scores: (scores: readonly Value[]) => string;
  /** Labels: before what everybody gets by best play, before the choices that lead there, before one way of playing it. */
  readonly byBestPlay: string;
  readonly bestChoices: string;
  readonly oneLine: string;
  /** A label: `Red: piece on B2`; `forced` where there is no other choice. */
  readonly move: (player: Player, choice: string, forced: boolean) => string;
  /** A sentence: `Red takes A3 first: Red 1, Blue 2 instead of Red 2, Blue 1.` */
  readonly worse: (worse: Worse, ctx: Context) => string;
  /** A sentence: as good for whoever decides, but not for the others. */
  readonly asGood: (worse: Worse, ctx: Context) => string;
  /** A label: a castle scores too. */
  readonly castleScores: (cells: readonly Cell[], ctx: Context) => string;
  /** A label: it brings nothing at once. */
  readonly nothingAtOnce: string;
  /** A label behind a list that is cut: `and 12 more`. */
  readonly more: (count: number) => string;
  /** Headings of a table of outcomes. */
  readonly columns: { readonly gets: string; readonly first: string; readonly ways: string };
  /** Labels of an outcome: that of the example, that of best play, the one that brings a player most. */
  readonly documented: string;
  readonly best: string;
  readonly most: string;
  /** A sentence: what is taken for the best; `plain` is most points where there is no gold. */
  readonly assumed: Readonly<Record<AimName | 'plain', string>>;
  /** A button, and over the moves of a line: the next of them, and a sentence at its end. */
  readonly playThis: string;
  readonly thisLine: string;
  readonly nextMove: (move: string) => string;
  readonly lineEnds: string;
  readonly closeLine: string;
  /** Headings of a list of places, besides the name of whoever decides. */
  readonly place: string;
  readonly others: string;
  /** A sentence over it. */
  readonly sortable: string;
}

/** Points ahead may be fewer than none. */
const signed = (value: number): string => `${value}`.replace('-', '\u2212');

/** `Red 2, Blue 1`, in every language alike. */
export const scoreLister =
  (name: (player: Player) => string) =>
  (scores: readonly Value[]): string =>
    scores.map(({ player, value }) => `${name(player)} ${signed(value)}`).join(', ');

/** A number with its noun, however large it is: `479,001,600 sequences`. */
export function largeCounter<L extends Locale, Noun extends string>(
  locale: L,
  nouns: Readonly<Record<Noun, Forms<L>>>,
): (noun: Noun, count: number) => string {
  const pick = picker(locale);
  return (noun, count) => `${count.toLocaleString(locale)} ${pick(count, nouns[noun])}`;
}

/** `Red: 8 points, 2 gold pieces` of what there is. */
export const possessions = (name: string, parts: readonly (string | false)[]): string =>
  `${name}: ${parts.filter(Boolean).join(', ')}`;

const EXPLORE: Readonly<Record<Locale, () => Promise<{ explore: ExploreWords }>>> = {
  en: () => import('./locales/en/explore.ts'),
  nl: () => import('./locales/nl/explore.ts'),
  pl: () => import('./locales/pl/explore.ts'),
  ro: () => import('./locales/ro/explore.ts'),
};

/** The words of one language, fetched when somebody explores. */
export const loadExploreWords = async (locale: Locale): Promise<ExploreWords> => (await EXPLORE[locale]()).explore;
