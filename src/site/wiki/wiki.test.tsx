/** The pages outside the rule books leave nothing out. */
import { readFileSync } from 'node:fs';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Defs } from '../../drawing/Defs.tsx';
import { Board } from '../../drawing/index.ts';
import { PLAYERS } from '../../engine/index.ts';
import { LOCALES } from '../../words/locale.ts';
import { SOURCE_KEYS } from '../../words/site.ts';
import { HOME_RULES } from '../../words/wiki.ts';
import { symbolWords, wikiWords } from '../../words/wikiWords.ts';
import { outline } from '../outline.ts';
import { BOOKS, PAGES } from '../pages.ts';
import { RULES } from '../rules.ts';
import { byCertainty, restingOn, sum } from './certainty.ts';
import { differencesIn, editionsIn } from './differences.ts';
import { byRule, firstPicture, shelvesOf, tilesIn } from './gallery.ts';
import { CONCERNED } from './homeRules.ts';
import { bookShownOn, WIKI_PLACES } from './places.ts';
import { missing } from './testdata.ts';

const read = (lang: string, page: string): string =>
  readFileSync(new URL(`../../../content/${lang}/${page}.mdx`, import.meta.url), 'utf8');
const pages = PAGES.map((page) => ({ page, outline: outline(read('en', page)) }));
const told = [...new Set(pages.flatMap((each) => each.outline.examples))];
const shelves = BOOKS.flatMap((book) => shelvesOf(book, pages));

describe('the galleries', () => {
  test('show every example that stands on a page, once, under a page that shows it', () => {
    const shown = shelves.flatMap(({ examples }) => examples.map(({ id }) => id));
    expect(shown.length).toBeGreaterThan(100);
    expect([...shown].sort()).toEqual([...told].sort());
    for (const { page, examples } of shelves) {
      for (const { id } of examples) expect(outline(read('en', page)).examples).toContain(id);
    }
  });

  test('of two pages that show an example, only the first has it', () => {
    const both = ['base/road', 'base/cloister'];
    const twice = [
      { page: 'base', outline: { examples: both.slice(0, 1) } },
      { page: 'base/end', outline: { examples: both } },
    ] as const;
    const ids = shelvesOf('base', twice).map(({ page, examples }) => [page, ...examples.map(({ id }) => id)]);
    expect(ids).toEqual([
      ['base', 'base/road'],
      ['base/end', 'base/cloister'],
    ]);
  });

  test('find every rule that an example shows', () => {
    const examples = shelves.flatMap((shelf) => shelf.examples);
    const listed = new Set(byRule(RULES.keys(), examples).map(({ rule }) => rule));
    expect([...listed].sort()).toEqual([...new Set(examples.flatMap(({ rules = [] }) => rules))].sort());
    for (const { rule, shownBy } of byRule(RULES.keys(), examples)) {
      for (const { rules = [] } of shownBy) expect(rules).toContain(rule);
    }
  });

  test.each(BOOKS)('have all symbols of the pictures of %s', (book) => {
    const examples = shelvesOf(book, pages).flatMap((shelf) => shelf.examples);
    const defs = renderToString(<Defs tiles={tilesIn(examples)} />);
    const drawn = examples.map((document) => renderToString(<Board label="" {...firstPicture(document)} />)).join('');
    expect(missing(drawn, defs)).toEqual([]);
  });
});

describe('how we know', () => {
  test('every rule is of exactly one certainty', () => {
    const all = byCertainty().flatMap(({ books }) => books.flatMap(({ rules }) => rules));
    expect(all.sort()).toEqual([...RULES.keys()].sort());
    expect(byCertainty().every(({ books }) => sum(books) > 0)).toBe(true);
  });

  test('every source has its rules', () => {
    for (const source of SOURCE_KEYS) {
      const resting = restingOn(source).flatMap(({ rules }) => rules);
      expect(resting.sort(), source).toEqual(
        [...RULES]
          .filter(([, { sources }]) => sources.includes(source))
          .map(([id]) => id)
          .sort(),
      );
      expect(resting.length, source).toBeGreaterThan(0);
    }
  });
});

describe('the differences', () => {
  test.each(LOCALES)('are all there in %s, each with its subject', (lang) => {
    const found = PAGES.flatMap((page) => differencesIn(read(lang, page)));
    expect(found.map(({ id }) => id).sort()).toEqual([...RULES.keys()].filter((id) => id.includes('-DIFF-')).sort());
    for (const { id, subject } of found) expect(subject, id).toMatch(/^\p{L}[^<{]*[^.]$/u);
  });

  test('begin with a subject in bold', () => {
    expect(differencesIn('<Rule id="GOLD-DIFF-01">\n\n**Year.** 2012.\n\n</Rule>')).toEqual([
      { id: 'GOLD-DIFF-01', subject: 'Year' },
    ]);
    expect(() => differencesIn('<Rule id="GOLD-DIFF-01">Year: 2012.</Rule>')).toThrow('GOLD-DIFF-01');
  });

  test('other rules that speak of editions are found by their text', () => {
    expect(editionsIn('<Rule id="A-1">The first edition.</Rule><Rule id="A-2">No word.</Rule>')).toEqual(['A-1']);
  });
});

test('home rules lead to rules that exist', () => {
  expect(Object.keys(CONCERNED).sort()).toEqual(Object.values(HOME_RULES).flat().sort());
  expect(
    Object.values(CONCERNED)
      .flat()
      .filter((rule) => !RULES.has(rule)),
  ).toEqual([]);
});

test('every book has a page of its examples, after the list of them', () => {
  const at = WIKI_PLACES.indexOf('examples');
  expect(WIKI_PLACES.slice(at + 1, at + 1 + BOOKS.length).map(bookShownOn)).toEqual([...BOOKS]);
  expect(WIKI_PLACES.filter((place) => bookShownOn(place) === undefined)).toHaveLength(7);
});

describe.each(LOCALES)('the words in %s', (lang) => {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [`${value(7)}`];
    return Object.values(value as object).flatMap(texts);
  };
  const all = texts([wikiWords[lang], symbolWords[lang]]);

  test('leave nothing empty and end as sentences or names do', () => {
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter((text) => text.trim() !== text || text === '' || /\s\s/.test(text))).toEqual([]);
    for (const { about } of Object.values(symbolWords[lang].signs)) expect(about).toMatch(/\.$/);
  });

  test('tell the shapes of the players apart', () => {
    expect(new Set(PLAYERS.map((player) => symbolWords[lang].shapes[player])).size).toBe(PLAYERS.length);
  });

  test('are written in the letters of the language', () => {
    expect(all.filter((text) => /[şţ"]/.test(text))).toEqual([]);
  });
});
