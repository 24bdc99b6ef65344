import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../words/locale.ts';
import { PAGES } from '../pages.ts';
import { RULES } from '../rules.ts';
import type { SearchIndex } from './entries.ts';
import { finder } from './find.ts';
import { indexOf } from './testdata.ts';

const found = (find: ReturnType<typeof finder>, query: string): string[] =>
  find(query).map(({ page, entry }) => `${page}#${entry.id ?? ''}`);

describe.each(LOCALES)('the index in %s', (lang) => {
  const index = indexOf(lang);
  const find = finder(index, lang);
  const entries = index.pages.flatMap((page) => page.entries);

  test('has every page and every rule once, in order', () => {
    expect(index.pages.map(({ page }) => page)).toEqual([...PAGES, 'glossary', 'editor']);
    const rules = entries.filter(({ kind }) => kind === 'rule');
    expect(rules.map(({ id }) => id)).toEqual([...RULES.keys()]);
    for (const { id, text } of rules) expect(text, id).toBeTruthy();
  });

  test('is small enough for a phone', () => {
    expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(50 * 1024);
  });

  test('holds text, not markup', () => {
    for (const { id, text, title } of entries) expect(`${title ?? ''} ${text ?? ''}`, id).not.toMatch(/[<>{}|]|\*\*/);
  });

  test('every rule is first under its own number, however it is typed', () => {
    for (const [id, { page }] of RULES) {
      expect(found(find, id.toLowerCase().replaceAll('-', ' '))[0], id).toBe(`${page}#${id}`);
    }
  });

  test('the beginning of a number lists the rules that begin so', () => {
    const ids = found(find, 'castle-14').slice(0, 2);
    expect(ids).toEqual(['castles/scoring#CASTLE-14', 'castles/scoring#CASTLE-14a']);
  });

  test('nothing answers to nothing', () => {
    for (const query of ['', '  ', '-', '/', 'xyzzyq', '()[]*']) expect(find(query)).toEqual([]);
  });
});

describe('what people type', () => {
  const first = (lang: Locale, query: string): string | undefined => found(finder(indexOf(lang), lang), query)[0];
  const term = (lang: Locale, query: string) =>
    finder(indexOf(lang), lang)(query).find(({ entry }) => entry.kind === 'term');

  test.each([
    ['nl', 'gelijkspel', 'base/scoring#BASE-25'],
    ['en', 'who gets gold when tied', 'goldmines/award#GOLD-28'],
    ['nl', 'volgeling', 'glossary#meeple'],
    ['pl', 'pionek', 'glossary#meeple'],
    ['ro', 'cadou', 'glossary#gift'],
  ] as const)('in %s, %s: a word that no page uses', (lang, query, expected) => {
    expect(first(lang, query)).toBe(expected);
  });

  test.each([
    ['pl', 'miasta', 'city'],
    ['ro', 'orașe', 'city'],
    ['nl', 'boer', 'farmer'],
    ['en', 'city', 'city'],
  ] as const)('in %s, %s: the term of Carcassonne comes before that of Gold Rush', (lang, query, expected) => {
    expect(term(lang, query)?.entry.id).toBe(expected);
  });

  test('a term of Gold Rush says so', () => {
    const city = finder(indexOf('pl'), 'pl')('miasto').find(({ entry }) => entry.id === 'rush-city');
    expect(city?.within.at(-1)).toBe('Gorączka złota');
  });

  test.each([
    ['GOLD-EX-1A', 'goldmines/castles#GOLD-EX-1A.h'],
    ['gold-ex-2b', 'goldmines/castles#GOLD-EX-2A.2b.2b-place'],
    ['GOLD-EX-1B-2', 'goldmines/castles#GOLD-EX-1A.1b.1b-2.1b-2-take-1'],
    ['GOLD-EX-5.3', 'goldmines/castles#GOLD-EX-5.castle.5-3'],
  ])('the name of an example: %s', (query, expected) => {
    expect(first('nl', query)).toBe(expected);
  });

  test.each([
    ['en', 'Example 2B'],
    ['en', 'examples 2b'],
    ['nl', 'Voorbeeld 2B'],
    ['pl', 'Przykład 2B'],
    ['pl', 'przykladu 2b'],
    ['ro', 'Exemplul 2B'],
    ['ro', 'exemplu 2b'],
  ] as const)('in %s, an example by its number in the published rules: %s', (lang, query) => {
    const [answer] = finder(indexOf(lang), lang)(query);
    expect(`${answer?.page}#${answer?.entry.id}`).toBe('goldmines/castles#GOLD-EX-2A.2b.2b-place');
    expect(answer?.number).toBe('2B');
  });

  test.each([
    ['voorbeeld 1B-2', ['GOLD-EX-1A.1b.1b-2.1b-2-take-1']],
    ['voorbeeld 5.3', ['GOLD-EX-5.castle.5-3']],
    ['voorbeeld 3', ['GOLD-EX-3.h']],
    ['voorbeeld 1', ['GOLD-EX-1A.h', 'GOLD-EX-1A.1b.1b-1.1b-1-take-1', 'GOLD-EX-1A.1b.1b-2.1b-2-take-1']],
  ])('%s', (query, ids) => {
    const answers = finder(indexOf('nl'), 'nl')(query).filter(({ number }) => number);
    expect(answers.map(({ entry }) => entry.id)).toEqual(ids);
  });

  test('an example that stands on no page is found in the editor, after those on pages', () => {
    const answers = found(finder(indexOf('nl'), 'nl'), 'gelijke stand op een weg');
    expect(answers).toContain('editor#at=cases/road-tie');
    expect(answers.indexOf('base/scoring#BASE-EX-4.h')).toBeLessThan(answers.indexOf('editor#at=cases/road-tie'));
  });
});

const TINY: SearchIndex = {
  pages: [
    {
      page: 'castles',
      entries: [
        { kind: 'page', title: 'Burchten', text: 'Een stad wordt een burcht.' },
        { kind: 'chapter', id: 'what', title: 'Wat is het?' },
        { kind: 'rule', id: 'CASTLE-01', text: 'De steden zijn groot, zie GOLD-28. Leg de goudtegel.' },
        { kind: 'rule', id: 'CASTLE-02', text: 'Het goud van de burcht is voor de ridder.' },
      ],
    },
    { page: 'base', entries: [{ kind: 'term', id: 'city', title: 'stad', text: 'Een plaats met muren.' }] },
  ],
};

describe('finding', () => {
  const find = finder(TINY, 'nl');

  test.each([
    ['forms of a word', 'stad', ['base#city', 'castles#', 'castles#CASTLE-01']],
    ['the beginning of a word, as one types', 'rid', ['castles#CASTLE-02']],
    ['the end of a Dutch compound', 'tegel', ['castles#CASTLE-01']],
    ['several words, all of them', 'goud ridder', ['castles#CASTLE-02']],
    ['a rule by its chapter', 'wat zijn steden', ['castles#CASTLE-01']],
  ])('%s: %s', (_, query, expected) => {
    expect(found(find, query)).toEqual(expected);
  });

  test('the number of a rule is not a word about gold', () => {
    expect(find('gold')).toEqual([]);
    expect(found(find, 'GOLD-28')).toEqual(['castles#CASTLE-01']);
  });

  test('an answer says where it is and which of its words were meant', () => {
    const [answer] = find('ridders');
    expect(answer?.within).toEqual(['Burchten', 'Wat is het?']);
    expect([...(answer?.hits.keys() ?? [])]).toEqual(['ridder']);
  });
});
