/** Why a link cannot be opened. */
import { useEffect, useState } from 'preact/hooks';
import type { NotationProblem } from '../../notation/index.ts';
import type { Locale } from '../../scenario/document.ts';
import { type DocumentWords, loadDocumentWords } from '../../words/index.ts';
import { loadNotationWords, type NotationWords, tellNotationProblem } from '../../words/notation.ts';
import { tellDocumentProblem } from '../../words/tell.ts';

export interface LinkWords {
  readonly notation: NotationWords;
  readonly documents: DocumentWords;
}

export const loadLinkWords = async (locale: Locale): Promise<LinkWords> => {
  const [notation, documents] = await Promise.all([loadNotationWords(locale), loadDocumentWords(locale)]);
  return { notation, documents };
};

/** How many of the things that are wrong with a document are told. */
const MOST = 5;

export function BadLink({ problem, words, isPart }: { problem: NotationProblem; words: LinkWords; isPart: boolean }) {
  return (
    <div class="odd" role="alert">
      <p>{tellNotationProblem(words.notation, problem)}</p>
      {problem.document && (
        <ul>
          {problem.document.slice(0, MOST).map((one) => (
            <li>{tellDocumentProblem(words.documents, one)}</li>
          ))}
        </ul>
      )}
      {isPart && <p>{words.notation.partial}</p>}
    </div>
  );
}

/** The words for bad links, once somebody has one; `failed` if they cannot be fetched. */
export function useLinkWords(locale: Locale, isNeeded: boolean): LinkWords | 'failed' | undefined {
  const [words, setWords] = useState<LinkWords | 'failed'>();
  useEffect(() => {
    if (isNeeded) loadLinkWords(locale).then(setWords, () => setWords('failed'));
  }, [locale, isNeeded]);
  return words;
}
