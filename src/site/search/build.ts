/** The index of a language, made from its own texts: what is missing there is not filled in from another language. */
import { getEntry } from 'astro:content';
import type { Locale } from '../../words/locale.ts';
import { exampleOf, figureId } from '../examples.ts';
import { PAGES } from '../pages.ts';
import { type Entry, type ExampleTitle, entriesOf, type SearchIndex } from './entries.ts';
import { terms } from './terms.ts';

export async function searchIndex(lang: Locale): Promise<SearchIndex> {
  const titleOf: ExampleTitle = (id) => {
    const example = exampleOf(id);
    return { anchor: figureId(example), title: example.title[lang] };
  };
  const pages = PAGES.map(async (page) => {
    const own = await getEntry('pages', `${lang}/${page}`);
    const { title, lede } = own?.data ?? {};
    const head: Entry[] = title ? [{ kind: 'page', title, ...(lede && { text: lede }) }] : [];
    return { page, entries: [...head, ...entriesOf(own?.body ?? '', titleOf)] };
  });
  return { pages: [...(await Promise.all(pages)).filter(({ entries }) => entries.length > 0), terms(lang)] };
}
