/** What every language must be able to say in the editor; one language is fetched with it. */
import type { Locale } from '../locale.ts';
import type { DraftsWords } from './drafts.ts';
import type { PlayWords } from './play.ts';
import type { ShelfWords } from './shelf.ts';
import type { TableWords } from './table.ts';
import type { ViewingWords } from './viewing.ts';

export interface EditorWords {
  readonly drafts: DraftsWords;
  readonly play: PlayWords;
  readonly shelf: ShelfWords;
  readonly table: TableWords;
  /** A heading; what is under it has words of its own, `share.ts`. */
  readonly share: string;
  readonly viewing: ViewingWords;
}

const WORDS: Readonly<Record<Locale, () => Promise<{ editor: EditorWords }>>> = {
  en: () => import('../locales/en/editing/index.ts'),
  nl: () => import('../locales/nl/editing/index.ts'),
  pl: () => import('../locales/pl/editing/index.ts'),
  ro: () => import('../locales/ro/editing/index.ts'),
};

export const loadEditorWords = async (locale: Locale): Promise<EditorWords> => (await WORDS[locale]()).editor;
