/** The index of a language as the build makes it, read from the files. */
import { readFileSync } from 'node:fs';
import type { Locale } from '../../words/locale.ts';
import { exampleOf } from '../examples.ts';
import { outline } from '../outline.ts';
import { PAGES } from '../pages.ts';
import { unshown } from '../unshown.ts';
import { entriesOf, type SearchIndex } from './entries.ts';
import { editorEntries, exampleTitle } from './examples.ts';
import { terms, withSynonyms } from './terms.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

export function indexOf(lang: Locale): SearchIndex {
  const titleOf = (id: string) => exampleTitle(exampleOf(id), lang);
  const texts = PAGES.map((page) => ({ page, mdx: read(`content/${lang}/${page}.mdx`) }));
  const pages = texts.map(({ page, mdx }) => {
    const [, matter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(mdx) ?? [];
    const [, title = ''] = /^title: "?(.*?)"?$/m.exec(matter) ?? [];
    const [, text = ''] = /^lede: "?(.*?)"?$/m.exec(matter) ?? [];
    return { page, entries: [{ kind: 'page', title, text } as const, ...entriesOf(body, titleOf)] };
  });
  const elsewhere = unshown(texts.map(({ mdx }) => ({ outline: outline(mdx) })));
  return { pages: withSynonyms(lang, [...pages, terms(lang), editorEntries(lang, elsewhere)]) };
}
