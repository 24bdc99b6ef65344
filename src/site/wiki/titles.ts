/** What the pages outside the rule books, and the books, are called. */
import type { Locale } from '../../words/locale.ts';
import type { Book } from '../../words/site.ts';
import type { Topic, WikiPlace } from '../../words/wiki.ts';
import { wikiWords } from '../../words/wikiWords.ts';
import { bookPage } from '../book.ts';
import { bookShownOn } from './places.ts';

export const bookTitle = async (lang: Locale, book: Book): Promise<string> =>
  (await bookPage(lang, book)).entry.data.title;

export async function placeTitle(lang: Locale, place: WikiPlace): Promise<string> {
  const { topics, examples } = wikiWords[lang];
  const book = bookShownOn(place);
  return book ? examples.of(await bookTitle(lang, book)) : topics[place as Topic].title;
}
