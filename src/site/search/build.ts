/** The index of a language, made from its own texts: what is missing there is not filled in from another language. */
import { getEntry } from 'astro:content';
import type { Locale } from '../../words/locale.ts';
import { allPages } from '../book.ts';
import { exampleOf } from '../examples.ts';
import { PAGES } from '../pages.ts';
import { unshown } from '../unshown.ts';
import { type Entry, type ExampleTitle, entriesOf, type SearchIndex } from './entries.ts';
import { editorEntries, exampleTitle } from './examples.ts';
import { terms, withSynonyms } from './terms.ts';

export async function searchIndex(lang: Locale): Promise<SearchIndex> {
  const titleOf: ExampleTitle = (id) => exampleTitle(exampleOf(id), lang);
  const pages = PAGES.map(async (page) => {
    const own = await getEntry('pages', `${lang}/${page}`);
    const { title, lede } = own?.data ?? {};
    const head: Entry[] = title ? [{ kind: 'page', title, ...(lede && { text: lede }) }] : [];
    return { page, entries: [...head, ...entriesOf(own?.body ?? '', titleOf)] };
  });
  const told = (await Promise.all(pages)).filter(({ entries }) => entries.length > 0);
  const elsewhere = unshown(await allPages(lang));
  return { pages: withSynonyms(lang, [...told, terms(lang), editorEntries(lang, elsewhere)]) };
}
