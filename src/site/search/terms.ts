/** The terms of the glossary as they can be found, also by what they are called elsewhere. */
import { TERM_IDS } from '../../words/glossary.ts';
import { glossaryWords } from '../../words/glossaryWords.ts';
import type { Locale } from '../../words/locale.ts';
import type { Entry, SearchIndex } from './entries.ts';

export function terms(lang: Locale): SearchIndex['pages'][number] {
  const { title, lede, names, texts, elsewhere } = glossaryWords[lang];
  const entries = TERM_IDS.map(
    (id): Entry => ({
      kind: 'term',
      id,
      title: names[id],
      text: [texts[id], elsewhere[id]].filter(Boolean).join(' ').normalize('NFC'),
    }),
  );
  return { page: 'glossary', entries: [{ kind: 'page', title, text: lede }, ...entries] };
}
