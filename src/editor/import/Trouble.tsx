/** Why something cannot be opened. */
import type { ComponentChildren } from 'preact';
import { tellFlaw, tellSaveFlaw } from '../../words/editing/tellImport.ts';
import { tellNotationProblem } from '../../words/notation.ts';
import { tellDocumentProblem } from '../../words/tell.ts';
import type { LoadedWords } from './load.ts';
import type { ImportProblem } from './problems.ts';

/** How many of the things that are wrong with a document are told. */
const MOST = 5;

/** The sentence, and the sentences below it. */
export function toldProblem(
  problem: ImportProblem,
  { imports, notation, documents }: LoadedWords,
): readonly [sentence: string, below: readonly string[]] {
  const list =
    (problem.reason === 'document' ? problem.problems : problem.reason === 'link' && problem.problem.document) || [];
  const below = list.slice(0, MOST).map((one) => tellDocumentProblem(documents, one));
  if (problem.reason === 'link') return [tellNotationProblem(notation, problem.problem), below];
  if (problem.reason === 'save') return [tellSaveFlaw(imports, problem.problem), below];
  return [tellFlaw(imports, problem), problem.reason === 'foreign' ? [imports.possible] : below];
}

interface TroubleProps {
  readonly problem: ImportProblem;
  readonly words: LoadedWords;
  /** A button with which the same is opened once more. */
  readonly again: ComponentChildren;
}

export function Trouble({ problem, words, again }: TroubleProps) {
  const [sentence, below] = toldProblem(problem, words);
  return (
    <div class="trouble" role="alert">
      <p>{sentence}</p>
      {below.length > 0 && (
        <ul>
          {below.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {problem.reason === 'offline' && <p>{again}</p>}
    </div>
  );
}
