/** The rule books of a language, with what each of them holds. */
import { type CollectionEntry, getEntry } from 'astro:content';
import { mergePage } from '../translation/merge.ts';
import { FRONT_FIELDS } from '../translation/units.ts';
import type { Locale } from '../words/locale.ts';
import { type Outline, outline } from './outline.ts';
import { type Book, bookOf, PAGES, type Page } from './pages.ts';
import { isFallback } from './translation.ts';

export interface BookPage {
  readonly page: Page;
  readonly entry: CollectionEntry<'pages'>;
  readonly outline: Outline;
}

async function readPage(lang: Locale, page: Page): Promise<BookPage> {
  const english = await getEntry('pages', `en/${page}`);
  if (!english) throw new Error(`no page content/en/${page}.mdx`);
  const own = (await getEntry('pages', `${lang}/${page}`)) ?? english;
  const texts = FRONT_FIELDS.map((field) => [
    field,
    (isFallback(lang, `${page}:${field}`) ? english : own).data[field],
  ]);
  return {
    page,
    entry: { ...own, data: { ...own.data, ...Object.fromEntries(texts) } },
    outline: outline(mergePage(page, english.body ?? '', own.body ?? '')),
  };
}

const known = new Map<string, Promise<BookPage>>();

/** A page of a language, with the English texts for those that it has not. Texts change only while one writes them. */
export function bookPage(lang: Locale, page: Page): Promise<BookPage> {
  const address = `${lang}/${page}`;
  const read = (!import.meta.env.DEV && known.get(address)) || readPage(lang, page);
  known.set(address, read);
  return read;
}

/** All pages of a language, in reading order. */
export const allPages = (lang: Locale): Promise<BookPage[]> => Promise.all(PAGES.map((page) => bookPage(lang, page)));

/** The pages of one book. */
export const pagesOf = async (lang: Locale, book: Book): Promise<BookPage[]> =>
  (await allPages(lang)).filter(({ page }) => bookOf(page) === book);

/** The number of a chapter within its book, counted over all its pages. */
export async function chapterNumber(lang: Locale, page: Page, id: string): Promise<number> {
  const chapters = (await pagesOf(lang, bookOf(page))).flatMap((each) =>
    each.outline.chapters.map((chapter) => [each.page, chapter.id] as const),
  );
  return chapters.findIndex(([of, chapter]) => of === page && chapter === id) + 1;
}
