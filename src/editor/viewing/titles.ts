/** What a scenario is called. */
import { LOCALES, type Locale, type ScenarioDocument } from '../../scenario/document.ts';
import type { ViewingWords } from '../../words/editing/viewing.ts';

export interface Titled {
  readonly text: string;
  /** The language it is in, where that is not the reader's. */
  readonly lang?: Locale;
}

/** Its title in the reader's language, else in English, else in any; where it has none, how large it is. */
export function titleIn({ title, board, players }: ScenarioDocument, locale: Locale, words: ViewingWords): Titled {
  for (const lang of [locale, 'en', ...LOCALES] as const) {
    const text = title[lang]?.trim();
    if (text) return lang === locale ? { text } : { text, lang };
  }
  return { text: words.untitled(board.tiles.length, players.length) };
}
