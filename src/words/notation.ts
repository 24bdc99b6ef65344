/** What every language must be able to say about a link that cannot be opened. */
import type { Locale } from './locale.ts';

/** The reasons that have a sentence: those of `notation/problems.ts`. */
export const NOTATION_FLAWS = [
  'empty',
  'not-ours',
  'newer-version',
  'too-long',
  'foreign-character',
  'cut',
  'altered',
  'unreadable',
  'unknown-code',
  'too-large',
  'not-a-scenario',
] as const;
export type NotationFlaw = (typeof NOTATION_FLAWS)[number];

/** Which character it is, counted from 1, and what stands there. */
export interface NotationFlawDetails {
  readonly number: number;
  readonly found: string;
}

export interface NotationWords {
  readonly problems: Readonly<Record<NotationFlaw, (details: NotationFlawDetails) => string>>;
  /** Above a part of a scenario, where the rest of its link could not be read. */
  readonly partial: string;
}

/** What is wrong with a link; characters are counted from 0 in a problem, and from 1 by people. */
export const tellNotationProblem = (
  { problems }: NotationWords,
  { reason, at, found = '' }: { readonly reason: NotationFlaw; readonly at: number; readonly found?: string },
): string => problems[reason]({ number: at + 1, found });

const WORDS: Readonly<Record<Locale, () => Promise<NotationWords>>> = {
  en: async () => (await import('./locales/en/notation.ts')).en,
  nl: async () => (await import('./locales/nl/notation.ts')).nl,
  pl: async () => (await import('./locales/pl/notation.ts')).pl,
  ro: async () => (await import('./locales/ro/notation.ts')).ro,
};

/** What a language says about links; only where one is opened. */
export const loadNotationWords = (locale: Locale): Promise<NotationWords> => WORDS[locale]();
