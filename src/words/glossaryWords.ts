/** The glossary in all languages, for the build. */
import type { GlossaryWords } from './glossary.ts';
import type { Locale } from './locale.ts';
import { glossary as en } from './locales/en/glossary.ts';
import { glossary as nl } from './locales/nl/glossary.ts';
import { glossary as pl } from './locales/pl/glossary.ts';
import { glossary as ro } from './locales/ro/glossary.ts';

export const glossaryWords: Readonly<Record<Locale, GlossaryWords>> = { en, nl, pl, ro };
