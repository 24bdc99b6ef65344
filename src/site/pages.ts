/** The pages of the wiki and their addresses. */
import { LOCALES, type Locale } from '../words/locale.ts';
import type { Book } from '../words/site.ts';
import type { WikiPlace } from '../words/wiki.ts';

export { BOOKS, type Book } from '../words/site.ts';

/**
 * The rule pages of each language, in reading order; the first of a book has its name. A page stays short enough for a
 * phone at the table. Their names are those of the files in `content/<lang>/`.
 */
export const PAGES = [
  'base',
  'base/placing',
  'base/scoring',
  'base/end',
  'base/differences',
  'goldmines',
  'goldmines/placing',
  'goldmines/award',
  'goldmines/value',
  'goldmines/castles',
  'goldmines/differences',
  'castles',
  'castles/scoring',
  'castles/chains',
  'castles/effects',
  'castles/bridges',
  'castles/bazaars',
  'gifts',
  'gifts/receiving',
  'gifts/opening',
  'gifts/cards',
  'gifts/more-cards',
  'gifts/take-2',
  'gifts/interactions',
  'gifts/more-interactions',
  'gifts/differences',
  'crop-circles',
  'crop-circles/action',
  'crop-circles/other',
  'gold-features',
  'gold-features/abbey',
  'gold-features/buildings',
  'gold-features/garden',
  'gold-features/large',
  'gold-features/cathedral',
  'gold-features/mists',
  'gold-rush',
  'gold-rush/turn',
  'gold-rush/cowboys',
  'gold-rush/scoring',
  'gold-rush/city',
  'gold-rush/end',
  'sheriff',
  'sheriff/activating',
  'sheriff/cemetery',
] as const satisfies readonly (Book | `${Book}/${string}`)[];
export type Page = (typeof PAGES)[number];

/** Where else a language has a page. */
export type Place = Page | WikiPlace | 'search' | 'glossary' | 'coverage' | 'explore' | 'editor' | 'translation';

/** The example that the home page opens with. */
export const FRONT_EXAMPLE = 'goldmines/castle-1';

export const bookOf = (page: Page): Book => page.split('/')[0] as Book;

/** The address of a page within the site: `/nl/goldmines/`, or `/nl/` for the home page. */
export function pathTo(lang: Locale, page?: Place): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return page ? `${base}/${lang}/${page}/` : `${base}/${lang}/`;
}

/** The language of an address, as Astro gives it in `Astro.params`. Throws where there is none. */
export function localeOf(lang: string | undefined): Locale {
  const locale = LOCALES.find((each) => each === lang);
  if (!locale) throw new Error(`no language ${lang}`);
  return locale;
}
