/** What every language must be able to say in the editor; one language is fetched with it. */
import type { Locale } from '../locale.ts';
import type { DeskWords } from './desk.ts';
import type { DraftsWords } from './drafts.ts';
import type { ShelfWords } from './shelf.ts';
import type { TableWords } from './table.ts';

export interface EditorWords {
  readonly desk: DeskWords;
  readonly drafts: DraftsWords;
  readonly shelf: ShelfWords;
  readonly table: TableWords;
}

const WORDS: Readonly<Record<Locale, () => Promise<{ editor: EditorWords }>>> = {
  en: () => import('../locales/en/editing/index.ts'),
  nl: () => import('../locales/nl/editing/index.ts'),
  pl: () => import('../locales/pl/editing/index.ts'),
  ro: () => import('../locales/ro/editing/index.ts'),
};

export const loadEditorWords = async (locale: Locale): Promise<EditorWords> => (await WORDS[locale]()).editor;
