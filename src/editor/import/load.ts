/** What opening needs: its dialog, styles, and the words of one language. */
import { dress } from '../../replay/dress.ts';
import type { Locale } from '../../scenario/document.ts';
import { type ImportWords, loadImportWords } from '../../words/editing/import.ts';
import { type DocumentWords, type GameWords, loadDocumentWords, loadGameWords } from '../../words/index.ts';
import { loadNotationWords, type NotationWords } from '../../words/notation.ts';
import dialogStyles from '../dialog.css?inline';
import { Dialog } from './Dialog.tsx';
import { Entered } from './Entered.tsx';
import styles from './import.css?inline';

export interface LoadedWords {
  readonly imports: ImportWords;
  readonly notation: NotationWords;
  readonly documents: DocumentWords;
  readonly game: GameWords;
}

export interface Loaded {
  readonly Dialog: typeof Dialog;
  readonly Entered: typeof Entered;
  readonly words: LoadedWords;
}

export async function loadImport(locale: Locale): Promise<Loaded> {
  const [imports, notation, documents, game] = await Promise.all([
    loadImportWords(locale),
    loadNotationWords(locale),
    loadDocumentWords(locale),
    loadGameWords(locale),
  ]);
  dress(dialogStyles);
  dress(styles);
  return { Dialog, Entered, words: { imports, notation, documents, game } };
}
