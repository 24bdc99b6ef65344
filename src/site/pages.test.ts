/** The pages of all languages tell the same rules, in the same order, with the same examples. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../words/locale.ts';
import { outline } from './outline.ts';
import { PAGES } from './pages.ts';
import { RULES, rulesOn } from './rules.ts';

const read = (lang: string, page: string): string =>
  readFileSync(new URL(`../../content/${lang}/${page}.mdx`, import.meta.url), 'utf8');

const idsIn = (mdx: string, name: string): string[] =>
  [...mdx.matchAll(new RegExp(`<${name}\\s+id="([^"]+)"`, 'g'))].map((match) => match[1] ?? '');

describe.each(PAGES)('%s', (page) => {
  const english = outline(read('en', page));

  describe.each(LOCALES)('in %s', (lang) => {
    const mdx = read(lang, page);
    const told = outline(mdx);

    test('has every rule of the page once', () => {
      expect([...told.rules].sort()).toEqual(rulesOn(page).sort());
    });

    test('has the chapters, rules and examples of the other languages, in their order', () => {
      expect(told.rules).toEqual(english.rules);
      expect(told.examples).toEqual(english.examples);
      expect(told.chapters.map(({ id }) => id)).toEqual(english.chapters.map(({ id }) => id));
    });

    test('reads every heading of a chapter', () => {
      expect(told.chapters).toHaveLength(mdx.match(/<Chapter\b/g)?.length ?? 0);
      for (const { id, title } of told.chapters) expect(title, id).not.toBe('');
    });

    test('closes every rule and nests none', () => {
      const tags = [...mdx.matchAll(/<(\/?)Rule\b/g)].map((match) => match[1] === '/');
      expect(tags.every((closing, i) => closing === (i % 2 === 1))).toBe(true);
      expect(tags.length).toBe(2 * told.rules.length);
    });

    test('links only to rules that exist', () => {
      expect(idsIn(mdx, 'R').filter((id) => !RULES.has(id))).toEqual([]);
    });
  });
});
