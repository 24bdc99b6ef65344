/** The stem of a word: equal for `stad` and `steden`, `miasto` and `miasta`, `oraș` and `orașe`. */
import type { Locale } from '../../../words/locale.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { ro } from './ro.ts';
import { type StemRules, stemBy } from './rules.ts';

const RULES: Readonly<Record<Locale, StemRules>> = { en, nl, pl, ro };

/** Takes a folded word: see `fold.ts`. */
export const stem = (lang: Locale, word: string): string => stemBy(RULES[lang], word);
