/** The face of the words: all that others may import, but for `all.ts`. A browser loads one language only. */
import type { DocumentWords } from './documents.ts';
import type { GameWords } from './game.ts';
import type { Locale } from './locale.ts';

export { cellNames, columnName } from './cells.ts';
export { DOCUMENT_FLAWS, type DocumentFlaw, type DocumentWords, type FlawDetails } from './documents.ts';
export type { ChoiceContext, Context, Countable, Game, GameWords, PlayerWords } from './game.ts';
export { LOCALES, type Locale } from './locale.ts';
export * from './tell.ts';
export { type StandingReason, standingReason } from './verdict.ts';

const GAME: Readonly<Record<Locale, () => Promise<GameWords>>> = {
  en: async () => (await import('./locales/en/game.ts')).en,
  nl: async () => (await import('./locales/nl/game.ts')).nl,
  pl: async () => (await import('./locales/pl/game.ts')).pl,
  ro: async () => (await import('./locales/ro/game.ts')).ro,
};

const DOCUMENTS: Readonly<Record<Locale, () => Promise<DocumentWords>>> = {
  en: async () => (await import('./locales/en/documents.ts')).en,
  nl: async () => (await import('./locales/nl/documents.ts')).nl,
  pl: async () => (await import('./locales/pl/documents.ts')).pl,
  ro: async () => (await import('./locales/ro/documents.ts')).ro,
};

/** What a language says about a game. */
export const loadGameWords = (locale: Locale): Promise<GameWords> => GAME[locale]();

/** What a language says about documents that cannot be read; only the editor needs it. */
export const loadDocumentWords = (locale: Locale): Promise<DocumentWords> => DOCUMENTS[locale]();
