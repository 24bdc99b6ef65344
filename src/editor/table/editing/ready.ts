/** What it takes to edit a board: fetched once, by whoever is about to touch it. */
import type { Locale } from '../../../scenario/document.ts';
import type { Editing } from './open.ts';

export interface EditingSource {
  /** What has been fetched. */
  readonly atHand: (locale: Locale) => Editing | undefined;
  /** Resolved once it is at hand. */
  readonly ready: (locale: Locale) => Promise<void>;
}

const fetched = new Map<Locale, Editing>();

export const editingSource: EditingSource = {
  atHand: (locale) => fetched.get(locale),
  async ready(locale) {
    if (fetched.has(locale)) return;
    const { openEditing } = await import('./open.ts');
    fetched.set(locale, await openEditing(locale));
  },
};
