/** What it takes to edit a board: fetched once, by whoever is about to touch it. */
import type { Locale } from '../../../scenario/document.ts';
import type { Editing } from './open.ts';

const atHand = new Map<Locale, Editing>();

export const editingAtHand = (locale: Locale): Editing | undefined => atHand.get(locale);

export async function readyToEdit(locale: Locale): Promise<void> {
  if (atHand.has(locale)) return;
  const { openEditing } = await import('./open.ts');
  atHand.set(locale, await openEditing(locale));
}
