/** The face of the words: all that others may import, but for `all.ts`. A browser loads one language only. */
import type { DocumentWords } from './documents.ts';
import type { GameWords, NamingWords } from './game.ts';
import type { Locale } from './locale.ts';

export { cellNames, columnName } from './cells.ts';
export { DOCUMENT_FLAWS, type DocumentFlaw, type DocumentWords, type FlawDetails } from './documents.ts';
export type { ChoiceContext, Context, Countable, Game, GameWords, NamingWords, PlayerWords } from './game.ts';
export { LOCALES, type Locale } from './locale.ts';
export * from './tell.ts';
export { type StandingReason, standingReason } from './verdict.ts';

const GAME: Readonly<Record<Locale, () => Promise<GameWords>>> = {
  en: async () => (await import('./locales/en/game.ts')).en,
  nl: async () => (await import('./locales/nl/game.ts')).nl,
  pl: async () => (await import('./locales/pl/game.ts')).pl,
  ro: async () => (await import('./locales/ro/game.ts')).ro,
};

const NAMING: Readonly<Record<Locale, () => Promise<{ naming: NamingWords }>>> = {
  en: () => import('./locales/en/naming.ts'),
  nl: () => import('./locales/nl/naming.ts'),
  pl: () => import('./locales/pl/naming.ts'),
  ro: () => import('./locales/ro/naming.ts'),
};

const DOCUMENTS: Readonly<Record<Locale, () => Promise<DocumentWords>>> = {
  en: async () => (await import('./locales/en/documents.ts')).en,
  nl: async () => (await import('./locales/nl/documents.ts')).nl,
  pl: async () => (await import('./locales/pl/documents.ts')).pl,
  ro: async () => (await import('./locales/ro/documents.ts')).ro,
};

/** What a language says about a game. */
export const loadGameWords = (locale: Locale): Promise<GameWords> => GAME[locale]();

/** What a language calls the things of a game: enough where nothing happens. */
export const loadNamingWords = async (locale: Locale): Promise<NamingWords> => (await NAMING[locale]()).naming;

/** What a language says about documents that cannot be read; only the editor needs it. */
export const loadDocumentWords = (locale: Locale): Promise<DocumentWords> => DOCUMENTS[locale]();
