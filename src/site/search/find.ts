/** Finding: which entries of an index answer a query, the best first. */
import type { Locale } from '../../words/locale.ts';
import { searchWords } from '../../words/searchWords.ts';
import { publishedNumber } from '../exampleNames.ts';
import type { Place } from '../pages.ts';
import type { Entry, SearchIndex } from './entries.ts';
import { wordsOf } from './fold.ts';
import { stem } from './stem/index.ts';

export interface Found {
  readonly page: Place;
  readonly entry: Entry;
  /** The titles of the page and the chapter that it is in. */
  readonly within: readonly string[];
  /** The number of the example that it leads to, in the published rules. */
  readonly number?: string | undefined;
  /** The words, as they are compared, that made it an answer, with how well each of them fits. */
  readonly hits: ReadonlyMap<string, number>;
}

type Located = Omit<Found, 'hits' | 'number'> & { readonly length: number };

/** How much a word counts by where it stands. */
const WEIGHT = { page: 6, chapter: 4, example: 2.5, term: 1.5, rule: 1, text: 1, also: 1, within: 0.4 } as const;

/** How well two words fit. */
const FIT = { same: 1, stem: 0.9, prefix: 0.7, compound: 0.35 } as const;

/** Everybody plays the base game: of what fits alike, its rules come first. */
const BASE = 1.2;

/** Terms of another game come later, and so do examples that no page explains. */
const OTHER_GAME = 0.6;
const ON_NO_PAGE = 0.6;

/** Answers that fit as well as the best, or nearly, in what they hold of the query. */
const NEARLY = 0.85;

/** Ids are compared without hyphens and without zeros before the number: `gold 5` is `GOLD-05`. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .replace(/([a-z])0+(?=\d)/, '$1');

/** How near something is to what most people ask for. */
function nearness(page: Place | undefined, entry: Entry | undefined): number {
  if (page?.startsWith('base')) return BASE;
  if (page === 'editor' && entry?.kind === 'example') return ON_NO_PAGE;
  return entry?.of ? OTHER_GAME : 1;
}

/** The ids that somebody may type for an entry, each with its anchor on the page. */
function anchorsOf({ kind, id = '', ways }: Entry): (readonly [id: string, anchor: string])[] {
  const figure = /^(.*)\.h$/.exec(id)?.[1];
  if (kind === 'rule') return [[id, id]];
  if (kind !== 'example' || !figure) return [];
  return ways ? Object.entries(ways).map(([name, way]) => [name, `${figure}.${way}`]) : [[figure, id]];
}

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
      const around = entry.of ? [...within, entry.of] : within;
      const length = count(entry.title ?? '', WEIGHT[entry.kind]) + count(entry.text ?? '', WEIGHT.text);
      count(entry.also ?? '', WEIGHT.also);
      for (const title of around) count(title, WEIGHT.within);
      entries.push({ page, entry, within: around, length });
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
        return { at, score: score * (held / most) ** 2 * own * nearness(page, entry), hits };
      });
  }

  /** The ids by which something is known, each with the anchor that it leads to. */
  const named = entries.flatMap(({ entry }, at) =>
    anchorsOf(entry).map(([id, anchor]) => ({ key: keyOf(id), at, anchor, number: publishedNumber(id) })),
  );
  const [example] = wordsOf(searchWords[lang].kinds.example);

  /** The rule or the example with this id, and those whose ids begin like it. */
  function byId(query: string): typeof named {
    const key = keyOf(query);
    if (!/^[a-z]+\d\w*$/.test(key)) return [];
    const alike = named.filter((each) => each.key.startsWith(key));
    return alike.sort((a, b) => a.key.length - b.key.length || a.at - b.at);
  }

  /** The example with this number in the published rules, `voorbeeld 2B`, and those whose numbers begin like it. */
  function byNumber(query: string): typeof named {
    const [word, ...rest] = wordsOf(query).map(({ form }) => form);
    const key = rest.join('').replaceAll('-', '');
    if (!word || !example || !key || stem(lang, word) !== stem(lang, example.form)) return [];
    const plain = (number = ''): string => number.toLowerCase().replace(/\W/g, '');
    return named.filter(({ number }) => plain(number).startsWith(key)).sort((a, b) => a.key.length - b.key.length);
  }

  return (query) => {
    const known = [...byNumber(query), ...byId(query)];
    const worded = byWords(query).sort((a, b) => b.score - a.score || a.at - b.at);
    const places = [
      ...known.map(({ at, anchor, number }) => ({ at, anchor, number, hits: new Map<string, number>() })),
      ...worded
        .filter(({ at }) => !known.some((each) => each.at === at))
        .map((each) => ({ ...each, anchor: undefined, number: undefined })),
    ];
    return places.flatMap(({ at, anchor, number, hits }) => {
      const located = entries[at];
      if (!located) return [];
      const { page, entry, within } = located;
      return [{ page, entry: anchor ? { ...entry, id: anchor } : entry, within, number, hits }];
    });
  };
}
