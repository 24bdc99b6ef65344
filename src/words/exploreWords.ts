/** The words of exploring in all languages, for the command line and the build. */
import type { ExploreWords } from './explore.ts';
import type { Locale } from './locale.ts';
import { explore as en } from './locales/en/explore.ts';
import { explore as nl } from './locales/nl/explore.ts';
import { explore as pl } from './locales/pl/explore.ts';
import { explore as ro } from './locales/ro/explore.ts';

export const exploreWords: Readonly<Record<Locale, ExploreWords>> = { en, nl, pl, ro };
