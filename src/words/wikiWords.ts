/** The words of the pages outside the rule books in all languages, for the build. */
import type { Locale } from './locale.ts';
import { symbols as enSymbols } from './locales/en/symbols.ts';
import { wiki as en } from './locales/en/wiki.ts';
import { symbols as nlSymbols } from './locales/nl/symbols.ts';
import { wiki as nl } from './locales/nl/wiki.ts';
import { symbols as plSymbols } from './locales/pl/symbols.ts';
import { wiki as pl } from './locales/pl/wiki.ts';
import { symbols as roSymbols } from './locales/ro/symbols.ts';
import { wiki as ro } from './locales/ro/wiki.ts';
import type { SymbolWords } from './symbols.ts';
import type { WikiWords } from './wiki.ts';

export const wikiWords: Readonly<Record<Locale, WikiWords>> = { en, nl, pl, ro };
export const symbolWords: Readonly<Record<Locale, SymbolWords>> = {
  en: enSymbols,
  nl: nlSymbols,
  pl: plSymbols,
  ro: roSymbols,
};
