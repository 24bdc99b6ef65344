/** Terms are explained at the same rules in all languages, and lead to rules that exist. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TERM_IDS, termGroups } from '../words/glossary.ts';
import { LOCALES } from '../words/locale.ts';
import { PAGES } from './pages.ts';
import { RULES } from './rules.ts';

/** The terms of a page, each with the rule in whose text it stands. */
function termsOn(lang: string, page: string): string[] {
  const mdx = readFileSync(new URL(`../../content/${lang}/${page}.mdx`, import.meta.url), 'utf8');
  const parts = mdx.matchAll(/<Rule id="(?<rule>[^"]+)"|<T id="(?<term>[^"]+)">[^<]+<\/T>|(?<other><T\b)/g);
  let rule = '';
  return [...parts].flatMap(({ groups = {} }) => {
    rule = groups['rule'] ?? rule;
    if (groups['rule']) return [];
    return [`${rule} ${groups['term'] ?? 'is no term'}`];
  });
}

test('each term is defined by rules that exist', () => {
  for (const { terms } of termGroups) {
    for (const { id, rules } of terms) {
      expect(rules.length, id).toBeGreaterThan(0);
      expect(
        rules.filter((rule) => !RULES.has(rule)),
        id,
      ).toEqual([]);
    }
  }
});

test('terms are explained on many pages', () => {
  expect(PAGES.filter((page) => termsOn('en', page).length > 0).length).toBeGreaterThan(20);
});

describe.each(PAGES)('%s', (page) => {
  const english = termsOn('en', page).sort();

  test('explains terms of the glossary, at most five, each once', () => {
    const ids = english.map((place) => place.split(' ').slice(1).join(' '));
    expect(ids.filter((id) => !TERM_IDS.some((known) => known === id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeLessThanOrEqual(5);
  });

  test.each(LOCALES)('in %s explains the same terms at the same rules', (lang) => {
    expect(termsOn(lang, page).sort()).toEqual(english);
  });
});
