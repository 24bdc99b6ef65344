/** The pages of the wiki and their addresses. */
import { LOCALES, type Locale } from '../words/locale.ts';

/** The rule books, in reading order. */
export const BOOKS = ['base', 'goldmines', 'castles'] as const;
export type Book = (typeof BOOKS)[number];

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
] as const satisfies readonly (Book | `${Book}/${string}`)[];
export type Page = (typeof PAGES)[number];

export const bookOf = (page: Page): Book => page.split('/')[0] as Book;

/** The address of a page within the site: `/nl/goldmines/`, or `/nl/` for the home page. */
export function pathTo(lang: Locale, page?: Page): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return page ? `${base}/${lang}/${page}/` : `${base}/${lang}/`;
}

/** The language of an address, as Astro gives it in `Astro.params`. Throws where there is none. */
export function localeOf(lang: string | undefined): Locale {
  const locale = LOCALES.find((each) => each === lang);
  if (!locale) throw new Error(`no language ${lang}`);
  return locale;
}
