/** What the page of the editor says before its script is there, in one language. A missing text does not compile. */
import type { Locale } from './locale.ts';
import { editorPage as en } from './locales/en/editorPage.ts';
import { editorPage as nl } from './locales/nl/editorPage.ts';
import { editorPage as pl } from './locales/pl/editorPage.ts';
import { editorPage as ro } from './locales/ro/editorPage.ts';

export interface EditorPageWords {
  /** What the page is called: a link to it reads so. */
  readonly title: string;
  readonly description: string;
  /** What can be done here. */
  readonly lede: string;
  readonly loading: string;
  /** The script could not be fetched, and a button. */
  readonly failed: string;
  readonly again: string;
  /** Without script nothing can be edited: what can be done instead. */
  readonly noScript: string;
  /** The link to the examples. */
  readonly examples: string;
}

/** For the build: pages carry the text as HTML. */
export const editorPageWords: Readonly<Record<Locale, EditorPageWords>> = { en, nl, pl, ro };
