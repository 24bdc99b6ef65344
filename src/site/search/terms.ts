/** The terms of the glossary as they can be found, also by what they are called elsewhere. */
import { TERM_GROUPS, TERM_IDS, termGroups } from '../../words/glossary.ts';
import { glossaryWords } from '../../words/glossaryWords.ts';
import { LOCALES, type Locale } from '../../words/locale.ts';
import { siteWords } from '../../words/siteWords.ts';
import type { Entry, SearchIndex } from './entries.ts';
import type { Vocabulary } from './foreign.ts';

type PageEntries = SearchIndex['pages'][number];

export function terms(lang: Locale): PageEntries {
  const { title, lede, names, texts, elsewhere, synonyms, groups } = glossaryWords[lang];
  const entries = TERM_IDS.map((id): Entry => {
    const also = synonyms[id]?.normalize('NFC');
    return {
      kind: 'term',
      id,
      title: names[id],
      text: [texts[id], elsewhere[id]].filter(Boolean).join(' ').normalize('NFC'),
      ...(id in TERM_GROUPS['gold-rush'] && { of: groups['gold-rush'] }),
      ...(also && { also }),
    };
  });
  return { page: 'glossary', entries: [{ kind: 'page', title, text: lede }, ...entries] };
}

/** The pages, on which the first rule that defines a term is found by the other words for it. */
export function withSynonyms(lang: Locale, pages: readonly PageEntries[]): PageEntries[] {
  const { synonyms } = glossaryWords[lang];
  const words = new Map<string, string[]>();
  for (const { id, rules } of termGroups.flatMap((group) => group.terms)) {
    const also = synonyms[id]?.normalize('NFC');
    const [rule] = rules;
    if (also && rule) words.set(rule, [...(words.get(rule) ?? []), also]);
  }
  const extended = (entry: Entry): Entry => {
    const also = entry.kind === 'rule' && entry.id && words.get(entry.id)?.join(' ');
    return also ? { ...entry, also } : entry;
  };
  return pages.map(({ page, entries }) => ({ page, entries: entries.map(extended) }));
}

/** The terms of all languages, for those who look for a word of another one. */
export const vocabulary: Vocabulary = Object.fromEntries(
  LOCALES.map((lang) => [lang, { language: siteWords[lang].language, names: glossaryWords[lang].names }]),
) as Vocabulary;
