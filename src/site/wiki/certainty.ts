/** How certain the rules are, counted from what is known of each. */

import type { SourceKey } from '../../words/site.ts';
import { CERTAINTIES, type Certainty } from '../../words/wiki.ts';
import { BOOKS, type Book, bookOf } from '../pages.ts';
import { RULES, type Rule } from '../rules.ts';

/** An answer of the publisher outweighs what else is said of a rule. */
export const certaintyOf = ({ official, standing }: Rule): Certainty => (official ? 'official' : (standing ?? 'given'));

/** Rules of one book. */
export interface OfBook {
  readonly book: Book;
  readonly rules: readonly string[];
}

function byBook(fits: (rule: Rule) => boolean): OfBook[] {
  return BOOKS.map((book) => ({
    book,
    rules: [...RULES].filter(([, rule]) => bookOf(rule.page) === book && fits(rule)).map(([id]) => id),
  })).filter(({ rules }) => rules.length > 0);
}

/** The rules of each certainty; every rule is in exactly one. */
export const byCertainty = (): { readonly certainty: Certainty; readonly books: readonly OfBook[] }[] =>
  CERTAINTIES.map((certainty) => ({ certainty, books: byBook((rule) => certaintyOf(rule) === certainty) }));

/** The rules that rest on a source. */
export const restingOn = (source: SourceKey): OfBook[] => byBook(({ sources }) => sources.includes(source));

export const sum = (books: readonly OfBook[]): number => books.reduce((total, { rules }) => total + rules.length, 0);
