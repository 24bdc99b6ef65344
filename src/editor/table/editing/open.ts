/** What can be done at the table, what lies there, and the words for it: fetched with the first touch. */
import { loadThingWords, type ThingWords } from '../../../words/editing/things.ts';
import type { Locale } from '../../../words/locale.ts';
import { deedsAt } from './deeds.ts';
import { Here } from './Here.tsx';
import { partnersOf } from './taps.ts';
import { tellAt } from './things.ts';

export interface Editing {
  readonly words: ThingWords;
  readonly deedsAt: typeof deedsAt;
  readonly partnersOf: typeof partnersOf;
  readonly tellAt: typeof tellAt;
  readonly Here: typeof Here;
}

export const openEditing = async (locale: Locale): Promise<Editing> => ({
  words: await loadThingWords(locale),
  deedsAt,
  partnersOf,
  tellAt,
  Here,
});
