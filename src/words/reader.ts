/** The reader's language, where no address says it. */
import { LOCALES, type Locale } from './locale.ts';

/** The first of ours that the reader's browser asks for, else English: `readerLocale(navigator.languages)`. */
export const readerLocale = (wanted: readonly string[]): Locale =>
  wanted.flatMap((tag) => LOCALES.find((locale) => tag.toLowerCase().split('-')[0] === locale) ?? [])[0] ?? 'en';
