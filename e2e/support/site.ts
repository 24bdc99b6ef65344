/** What is on the built site: its pages, and which examples are on which page. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ScenarioDocument } from '../../src/scenario/document.ts';
import { PAGES, type Place } from '../../src/site/pages.ts';
import { WIKI_PLACES } from '../../src/site/wiki/places.ts';
import { LOCALES, type Locale } from '../../src/words/locale.ts';

export { LOCALES, type Locale };

/** A page of the wiki; `home` is the home page of a language. */
export type WikiPage = Place | 'home';
export const WIKI_PAGES: readonly WikiPage[] = [
  'home',
  ...PAGES,
  'search',
  'glossary',
  'coverage',
  'explore',
  'editor',
  'translation',
  ...WIKI_PLACES,
];

/** A file of the project, by its path within it. */
export const projectFile = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const pathOf = (lang: Locale, page: WikiPage): string => (page === 'home' ? `/${lang}/` : `/${lang}/${page}/`);

export const documentOf = (id: string): ScenarioDocument =>
  JSON.parse(readFileSync(projectFile(`scenarios/${id}.json`), 'utf8'));

/** The ids of the documents that a page shows, in its order. */
export function examplesOn(lang: Locale, page: WikiPage): string[] {
  if (page === 'home') return ['goldmines/castle-1'];
  if (page === 'explore') return ['goldmines/castle-2'];
  if (!PAGES.some((each) => each === page)) return [];
  const text = readFileSync(projectFile(`content/${lang}/${page}.mdx`), 'utf8');
  return [...text.matchAll(/<Example id="([^"]+)"/g)].map(([, id]) => id as string);
}

/** The page of a language that shows a document, beside the home page. */
export function pageOf(lang: Locale, id: string): WikiPage {
  const page = PAGES.find((each) => examplesOn(lang, each).includes(id));
  if (!page) throw new Error(`no page shows ${id}`);
  return page;
}

/** The id of the figure that shows a document. */
export const figureOf = ({ id, examples }: ScenarioDocument): string => examples?.[0] ?? id.replace('/', '.');

/** Pages of the site outside the wiki's languages. */
export const OTHER_PATHS = ['/', '/404.html', '/offline/'] as const;
export const ALL_PATHS: readonly string[] = [
  ...OTHER_PATHS,
  ...LOCALES.flatMap((lang) => WIKI_PAGES.map((page) => pathOf(lang, page))),
];
