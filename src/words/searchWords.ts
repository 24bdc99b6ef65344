/** The words of the search in all languages: less than one more request would cost. */
import type { Locale } from './locale.ts';
import { en } from './locales/en/search.ts';
import { nl } from './locales/nl/search.ts';
import { pl } from './locales/pl/search.ts';
import { ro } from './locales/ro/search.ts';
import type { SearchWords } from './search.ts';

export const searchWords: Readonly<Record<Locale, SearchWords>> = { en, nl, pl, ro };
