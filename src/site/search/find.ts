/** Finding: which entries of an index answer a query, the best first. */
import type { Locale } from '../../words/locale.ts';
import type { Place } from '../pages.ts';
import type { Entry, SearchIndex } from './entries.ts';
import { wordsOf } from './fold.ts';
import { stem } from './stem/index.ts';

export interface Found {
  readonly page: Place;
  readonly entry: Entry;
  /** The titles of the page and the chapter that it is in. */
  readonly within: readonly string[];
  /** The words, as they are compared, that made it an answer, with how well each of them fits. */
  readonly hits: ReadonlyMap<string, number>;
}

type Located = Omit<Found, 'hits'> & { readonly length: number };

/** How much a word counts by where it stands. */
const WEIGHT = { page: 6, chapter: 4, example: 2.5, term: 1.5, rule: 1, text: 1, within: 0.4 } as const;

/** How well two words fit. */
const FIT = { same: 1, stem: 0.9, prefix: 0.7, compound: 0.35 } as const;

/** Everybody plays the base game: of what fits alike, its rules come first. */
const BASE = 1.2;

/** Answers that fit as well as the best, or nearly, in what they hold of the query. */
const NEARLY = 0.85;

/** Ids are compared without hyphens and without zeros before the number: `gold 5` is `GOLD-05`. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .replace(/([a-z])0+(?=\d)/, '$1');

/** Makes an index ready. It takes some milliseconds; finding then takes less than one. */
export function finder(index: SearchIndex, lang: Locale): (query: string) => Found[] {
  const entries: Located[] = [];
  /** By word, how much of it is in each entry. */
  const postings = new Map<string, Map<number, number>>();

  const count = (text: string, weight: number): number => {
    const words = wordsOf(text);
    for (const { form } of words) {
      const posting = postings.get(form) ?? new Map<number, number>();
      posting.set(entries.length, (posting.get(entries.length) ?? 0) + weight);
      postings.set(form, posting);
    }
    return words.length;
  };

  for (const { page, entries: parts } of index.pages) {
    let within: readonly string[] = [];
    for (const entry of parts) {
      if (entry.kind === 'page') within = [];
      if (entry.kind === 'chapter') within = within.slice(0, 1);
      const length = count(entry.title ?? '', WEIGHT[entry.kind]) + count(entry.text ?? '', WEIGHT.text);
      for (const title of within) count(title, WEIGHT.within);
      entries.push({ page, entry, within, length });
      if (entry.title && (entry.kind === 'page' || entry.kind === 'chapter')) within = [...within, entry.title];
    }
  }
  const mean = entries.reduce((sum, { length }) => sum + length, 0) / entries.length;
  const stems = new Map([...postings.keys()].map((form) => [form, stem(lang, form)]));

  /** The words of the index that a word of the query means. The last one can be the beginning of what is being typed. */
  function meant(word: string, isLast: boolean): Map<string, number> {
    const own = stem(lang, word);
    const fitOf = (form: string, itsStem: string): number => {
      if (form === word) return FIT.same;
      // The id of a rule is not a word about gold.
      if (form.includes('-')) return 0;
      if (itsStem === own) return FIT.stem;
      if (word.length > (isLast ? 1 : 3) && form.startsWith(word)) return FIT.prefix;
      if (own.length > 3 && form.startsWith(own)) return FIT.compound;
      // `goudtegel` is a `tegel`.
      return lang === 'nl' && own.length > 3 && itsStem.endsWith(own) ? FIT.compound : 0;
    };
    return new Map([...stems].map(([form, its]) => [form, fitOf(form, its)] as const).filter(([, fit]) => fit > 0));
  }

  /** A word of the query: where it is, how much of it, and how much it tells. */
  function termOf(word: string, isLast: boolean) {
    const meaning = meant(word, isLast);
    const amounts = new Map<number, number>();
    for (const [form, fit] of meaning) {
      for (const [at, amount] of postings.get(form) ?? []) amounts.set(at, (amounts.get(at) ?? 0) + fit * amount);
    }
    const rarity = Math.log(1 + (entries.length - amounts.size + 0.5) / (amounts.size + 0.5));
    return { meaning, amounts, rarity };
  }

  /** How much of a title the query says. */
  function share(title: string | undefined, hits: ReadonlyMap<string, number>): number {
    const words = wordsOf(title ?? '');
    return words.length ? words.filter(({ form }) => hits.has(form)).length / words.length : 0;
  }

  function byWords(query: string): { at: number; score: number; hits: Map<string, number> }[] {
    const words = [...new Set(wordsOf(query).map(({ form }) => form))];
    const terms = words.map((word, i) => termOf(word, i === words.length - 1));
    const rarest = Math.max(...terms.map(({ rarity, amounts }) => (amounts.size ? rarity : 0)));
    // Words that are everywhere are not worth showing.
    const telling = terms.filter(({ rarity }) => rarity > rarest / 4);
    const hits = new Map(
      telling.flatMap(({ meaning, rarity }) => [...meaning].map(([form, fit]) => [form, fit * rarity] as const)),
    );
    const found = new Map<number, { score: number; held: number }>();
    for (const { amounts, rarity } of terms) {
      for (const [at, amount] of amounts) {
        const { score, held } = found.get(at) ?? { score: 0, held: 0 };
        // The tenth time a word is said adds little, and a long text says more words than a short one.
        const full = amount / (amount + 1.2 * (0.4 + (0.6 * (entries[at]?.length ?? 0)) / mean));
        found.set(at, { score: score + rarity * full, held: held + rarity });
      }
    }
    const most = Math.max(...[...found.values()].map(({ held }) => held));
    return [...found]
      .filter(([, { held }]) => held >= NEARLY * most)
      .map(([at, { score, held }]) => {
        const { entry, page } = entries[at] ?? {};
        const own = 1 + share(entry?.title, hits);
        return { at, score: score * (held / most) ** 2 * own * (page?.startsWith('base') ? BASE : 1), hits };
      });
  }

  const keys = entries.map(({ entry }) => (entry.kind === 'rule' ? keyOf(entry.id ?? '') : ''));

  /** The rule with this id, and those whose ids begin like it. */
  function byId(query: string): number[] {
    const key = keyOf(query);
    if (!/^[a-z]+\d+[a-z]?$/.test(key)) return [];
    const alike = [...keys.keys()].filter((at) => keys[at]?.startsWith(key));
    return alike.sort((a, b) => (keys[a]?.length ?? 0) - (keys[b]?.length ?? 0) || a - b);
  }

  return (query) => {
    const named = byId(query);
    const worded = byWords(query).sort((a, b) => b.score - a.score || a.at - b.at);
    const places = [
      ...named.map((at) => ({ at, hits: new Map<string, number>() })),
      ...worded.filter(({ at }) => !named.includes(at)),
    ];
    return places.flatMap(({ at, hits }) => {
      const located = entries[at];
      return located ? [{ page: located.page, entry: located.entry, within: located.within, hits }] : [];
    });
  };
}
