/** A term in another language than that of the page: what it is called here. */
import type { TermId, TermNames } from '../../words/glossary.ts';
import { LOCALES, type Locale } from '../../words/locale.ts';
import { wordsOf } from './fold.ts';
import { stem } from './stem/index.ts';

/** The terms of each language, and its name for itself. The page of the search fetches it when nothing was found. */
export type Vocabulary = Readonly<Record<Locale, { readonly language: string; readonly names: TermNames }>>;

const stemsOf = (lang: Locale, text: string): string =>
  wordsOf(text)
    .map(({ form }) => stem(lang, form))
    .join(' ');

/**
 * The term that a query is in another language, and that language.
 *
 * @example translated('steden', 'en', vocabulary) // { name: 'city', language: 'Nederlands' }
 */
export function translated(
  query: string,
  lang: Locale,
  vocabulary: Vocabulary,
): { readonly name: string; readonly language: string } | undefined {
  for (const other of LOCALES.filter((each) => each !== lang)) {
    const { language, names } = vocabulary[other];
    const asked = stemsOf(other, query);
    const id = (Object.keys(names) as TermId[]).find((each) => stemsOf(other, names[each]) === asked);
    if (id) return { name: vocabulary[lang].names[id], language };
  }
  return undefined;
}
