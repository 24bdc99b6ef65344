/** The rule books of a language, with what each of them holds. */
import { type CollectionEntry, getEntry } from 'astro:content';
import type { Locale } from '../words/locale.ts';
import { type Outline, outline } from './outline.ts';
import { type Book, bookOf, PAGES, type Page } from './pages.ts';

export interface BookPage {
  readonly page: Page;
  readonly entry: CollectionEntry<'pages'>;
  readonly outline: Outline;
}

export async function bookPage(lang: Locale, page: Page): Promise<BookPage> {
  const entry = await getEntry('pages', `${lang}/${page}`);
  if (!entry) throw new Error(`no page content/${lang}/${page}.mdx`);
  return { page, entry, outline: outline(entry.body ?? '') };
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
