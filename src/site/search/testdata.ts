/** The index of a language as the build makes it, read from the files. */
import { readFileSync } from 'node:fs';
import type { ScenarioDocument } from '../../scenario/document.ts';
import type { Locale } from '../../words/locale.ts';
import { PAGES } from '../pages.ts';
import { type ExampleTitle, entriesOf, type SearchIndex } from './entries.ts';
import { terms } from './terms.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

export function indexOf(lang: Locale): SearchIndex {
  const titleOf: ExampleTitle = (id) => {
    const { examples, title }: ScenarioDocument = JSON.parse(read(`scenarios/${id}.json`));
    return { anchor: examples?.[0] ?? id.replace('/', '.'), title: title[lang] };
  };
  const pages = PAGES.map((page) => {
    const [, matter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(`content/${lang}/${page}.mdx`)) ?? [];
    const [, title = ''] = /^title: "?(.*?)"?$/m.exec(matter) ?? [];
    const [, text = ''] = /^lede: "?(.*?)"?$/m.exec(matter) ?? [];
    return { page, entries: [{ kind: 'page', title, text } as const, ...entriesOf(body, titleOf)] };
  });
  return { pages: [...pages, terms(lang)] };
}
