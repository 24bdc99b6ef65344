/** Counted nouns. A language gives exactly the forms it needs, no more and no fewer. */
import type { Locale } from './locale.ts';

/** The plural categories that whole numbers take in each language. */
interface Categories {
  readonly en: 'one' | 'other';
  readonly nl: 'one' | 'other';
  /** 1; 2–4, 22–24…; all the rest. */
  readonly pl: 'one' | 'few' | 'many';
  /** 1; 0, 2–19, 101–119…; 20 and more, with “de”. */
  readonly ro: 'one' | 'few' | 'other';
}

/** A noun, or any text, in the forms of a language: `Forms<'pl'>` has `one`, `few` and `many`. */
export type Forms<L extends Locale> = Readonly<Record<Categories[L], string>>;

/** Chooses the form for a whole number: `pick(5, { one: 'kafelek', few: 'kafelki', many: 'kafelków' })`. */
export function picker<L extends Locale>(locale: L): (count: number, forms: Forms<L>) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count) as Categories[L]];
}

/** A number with its noun: `counter('pl', nouns)('tile', 5)` is `5 kafelków`. */
export function counter<L extends Locale, Noun extends string>(
  locale: L,
  nouns: Readonly<Record<Noun, Forms<L>>>,
): (noun: Noun, count: number) => string {
  const pick = picker(locale);
  return (noun, count) => `${count} ${pick(count, nouns[noun])}`;
}
