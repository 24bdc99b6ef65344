/** What every language says in the list of drafts; fetched when somebody opens it. */
import type { Locale } from '../locale.ts';

export type NewDraft = 'example' | 'empty' | 'rush';

export interface DraftListWords {
  readonly title: string;
  /** A sentence: where drafts are, and that nobody else has them. */
  readonly hint: string;
  /** Labels. */
  readonly changed: (when: string) => string;
  readonly here: string;
  /** Buttons; what they are about is added for those who listen. */
  readonly rename: string;
  readonly duplicate: string;
  readonly remove: string;
  readonly restore: string;
  readonly close: string;
  readonly save: string;
  /** A button with what it is about: `Delete: Two castles`. */
  readonly about: (button: string, name: string) => string;
  /** A sentence. */
  readonly removed: (name: string) => string;
  /** A heading over the buttons for a new draft. */
  readonly fresh: string;
  readonly kinds: Readonly<Record<NewDraft, string>>;
  /** Sentences. */
  readonly sealed: Readonly<Record<'newer' | 'damaged', string>>;
  readonly failed: string;
}

const WORDS: Readonly<Record<Locale, () => Promise<{ draftList: DraftListWords }>>> = {
  en: () => import('../locales/en/editing/draftList.ts'),
  nl: () => import('../locales/nl/editing/draftList.ts'),
  pl: () => import('../locales/pl/editing/draftList.ts'),
  ro: () => import('../locales/ro/editing/draftList.ts'),
};

export const loadDraftListWords = async (locale: Locale): Promise<DraftListWords> => (await WORDS[locale]()).draftList;
