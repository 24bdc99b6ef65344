/** Looking at something, with the words of one language. */
import type { FunctionComponent } from 'preact';
import { loadViewingWords } from '../../words/editing/viewing.ts';
import { loadWords } from '../../words/load.ts';
import type { Locale } from '../../words/locale.ts';
import type { Surroundings } from '../model.ts';
import { Viewing, type ViewingProps } from './Viewing.tsx';

/** What the editor gives. */
export type LookingProps = Omit<ViewingProps, 'surroundings'> & { readonly surroundings: Surroundings };

export async function openViewing(locale: Locale): Promise<FunctionComponent<LookingProps>> {
  const [words, viewing] = await Promise.all([loadWords(locale), loadViewingWords(locale)]);
  return ({ surroundings, ...looking }) => (
    <Viewing {...looking} surroundings={{ ...surroundings, words: { ...surroundings.words, ...words, viewing } }} />
  );
}
