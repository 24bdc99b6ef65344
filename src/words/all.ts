/** All languages at once, for build time, the command line and tests. In the browser use the loaders of `index.ts`. */
import type { DocumentWords } from './documents.ts';
import type { GameWords } from './game.ts';
import type { Locale } from './locale.ts';
import { en as enDocuments } from './locales/en/documents.ts';
import { en } from './locales/en/game.ts';
import { nl as nlDocuments } from './locales/nl/documents.ts';
import { nl } from './locales/nl/game.ts';
import { pl as plDocuments } from './locales/pl/documents.ts';
import { pl } from './locales/pl/game.ts';
import { ro as roDocuments } from './locales/ro/documents.ts';
import { ro } from './locales/ro/game.ts';

export const gameWords: Readonly<Record<Locale, GameWords>> = { en, nl, pl, ro };

export const documentWords: Readonly<Record<Locale, DocumentWords>> = {
  en: enDocuments,
  nl: nlDocuments,
  pl: plDocuments,
  ro: roDocuments,
};
