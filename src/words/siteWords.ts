/** The words of the site in all languages, for the build. */
import type { Locale } from './locale.ts';
import { en } from './locales/en/site.ts';
import { nl } from './locales/nl/site.ts';
import { pl } from './locales/pl/site.ts';
import { ro } from './locales/ro/site.ts';
import type { SiteWords } from './site.ts';

export const siteWords: Readonly<Record<Locale, SiteWords>> = { en, nl, pl, ro };
