/** What is said of boxes and editions in all languages, for the build. */
import type { BoxWords } from './boxes.ts';
import type { Locale } from './locale.ts';
import { boxes as en } from './locales/en/boxes.ts';
import { boxes as nl } from './locales/nl/boxes.ts';
import { boxes as pl } from './locales/pl/boxes.ts';
import { boxes as ro } from './locales/ro/boxes.ts';

export const boxWords: Readonly<Record<Locale, BoxWords>> = { en, nl, pl, ro };
