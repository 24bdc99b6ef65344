import type { Frame } from '../../scenario/timeline.ts';
import type { ExploreWords } from '../../words/explore.ts';
import { documentedIn, outlookAt } from '../documented.ts';
import type { Telling } from '../telling.ts';
import { Outcomes } from './Outcomes.tsx';

/** What could happen from here, folded; nothing where that would tell nothing. */
export function CouldHappen({ frame, telling, words }: { frame: Frame; telling: Telling; words: ExploreWords }) {
  const outlook = outlookAt(frame);
  if (!outlook) return null;
  return (
    <details class="fold">
      <summary>{words.couldHappen}</summary>
      <Outcomes {...{ outlook, telling, words }} documented={documentedIn(frame, outlook)} />
    </details>
  );
}
