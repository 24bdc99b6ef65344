/** What every language must be able to say about what comes into the editor; fetched when something does. */
import type { Locale } from '../locale.ts';

/** The reasons that have a sentence: those of `editor/import/problems.ts`. */
export const IMPORT_FLAWS = [
  'nothing',
  'too-big',
  'no-access',
  'foreign',
  'no-link',
  'no-example',
  'json-broken',
  'json-other',
  'document',
  'picture-plain',
  'picture-cut',
  'picture-damaged',
  'drawing-broken',
  'drawing-declares',
  'offline',
  'unexpected',
] as const;
export type ImportFlaw = (typeof IMPORT_FLAWS)[number];

/** Files of these kinds are recognised, and cannot be opened. */
export type ForeignName =
  | 'zip'
  | 'gzip'
  | 'pdf'
  | 'jpeg'
  | 'webp'
  | 'heif'
  | 'video'
  | 'java'
  | 'html'
  | 'xml'
  | 'binary';

/**
 * What a sentence needs: sizes as they are read (`2 MB`), the sentence of what a file is or a mistake as the browser tells
 * it (`TypeError: …`), a place (`3:14`).
 */
export interface ImportFlawDetails {
  readonly size: string;
  readonly most: string;
  readonly what: string;
  readonly place: string;
}

/** The reasons why a saved game cannot be opened: those of `jcz/problems.ts`. */
export type SaveFlaw = 'older-version' | 'malformed' | 'too-many-moves' | 'players' | 'start-tile' | 'start-impossible';

/** Why a game goes no further, but for moves that a rule refuses. */
export type HaltName = 'unknown-tile' | 'parted' | 'not-asked' | 'unknown-place' | 'unsold' | 'too-long';

export interface LossWords {
  readonly set: (name: string) => string;
  readonly element: (name: string) => string;
  readonly moves: (loss: { readonly name: string; readonly count: number; readonly turn: number }) => string;
  readonly piece: (loss: { readonly name: string; readonly turn: number }) => string;
  readonly elsewhere: (loss: { readonly turn: number }) => string;
  /** `why` is a sentence. */
  readonly stopped: (loss: { readonly turn: number; readonly moves: number }, why: string) => string;
  /** What is asked here and was not there, so many times. */
  readonly decided: Readonly<Record<'take-gold' | 'score-castle' | 'other', (count: number) => string>>;
  readonly leftOver: (count: number) => string;
}

export interface ImportWords {
  /** A heading. */
  readonly title: string;
  /** A sentence or two: what can be opened, and how. */
  readonly hint: string;
  /** Labels and buttons. */
  readonly field: string;
  readonly open: string;
  readonly choose: string;
  readonly close: string;
  readonly back: string;
  readonly another: string;
  /** While something is dragged over the page. */
  readonly drop: string;
  /** Sentences. */
  readonly reading: string;
  readonly opened: (name: string) => string;
  /** What was put into the field or pasted. */
  readonly aText: string;
  readonly left: (names: readonly string[]) => string;
  readonly problems: Readonly<Record<ImportFlaw, (details: ImportFlawDetails) => string>>;
  /** A sentence: what it is. */
  readonly foreign: Readonly<Record<ForeignName, string>>;
  /** A sentence: what can be opened instead. */
  readonly possible: string;
  /** A heading over a list of sentences, with their number. */
  readonly losses: (count: number) => string;
  readonly loss: LossWords;
  readonly halts: Readonly<Record<HaltName, (name: string) => string>>;
  readonly saves: Readonly<Record<SaveFlaw, (details: { readonly at: string; readonly found: string }) => string>>;
  /** A size in megabytes or kilobytes. */
  readonly size: (bytes: number) => string;
}

/** `2.5 MB`, `12 kB`, as a language writes numbers. */
export const sizer =
  (locale: Locale) =>
  (bytes: number): string => {
    const [count, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'megabyte'] : [bytes / 1000, 'kilobyte'];
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(count);
  };

const WORDS: Readonly<Record<Locale, () => Promise<{ imports: ImportWords }>>> = {
  en: () => import('../locales/en/editing/import.ts'),
  nl: () => import('../locales/nl/editing/import.ts'),
  pl: () => import('../locales/pl/editing/import.ts'),
  ro: () => import('../locales/ro/editing/import.ts'),
};

export const loadImportWords = async (locale: Locale): Promise<ImportWords> => (await WORDS[locale]()).imports;
