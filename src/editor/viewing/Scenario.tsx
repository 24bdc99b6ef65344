/** A scenario as it is shown to whoever looks at it: its steps, or a situation that cannot be, as it was written. */
import type { ComponentChildren } from 'preact';
import { useErrorBoundary, useMemo } from 'preact/hooks';
import { Board, windowOf } from '../../drawing/index.ts';
import { exampleOf } from '../../replay/example.ts';
import { Live } from '../../replay/live/Live.tsx';
import type { Telling } from '../../replay/telling.ts';
import { tellingFor } from '../../replay/telling.ts';
import type { Locale, ScenarioDocument, StepId } from '../../scenario/document.ts';
import { agreementOf } from '../../scenario/situation.ts';
import type { ViewingWords } from '../../words/editing/viewing.ts';
import type { LoadedWords } from '../../words/load.ts';
import { tellProblem } from '../../words/tell.ts';
import { drawnOf } from '../drawn.ts';
import { type Judged, judgedOf } from '../judged.ts';

export interface ScenarioProps {
  document: ScenarioDocument;
  at?: StepId | undefined;
  locale: Locale;
  words: LoadedWords;
  viewing: ViewingWords;
  ruleHref: Telling['ruleHref'];
  label: string;
  fragment: (step: StepId) => string;
  addressOf: (step: StepId) => string;
  onStep?: (step: StepId) => void;
  /** Below the buttons of the step that is shown. */
  children?: ComponentChildren;
}

/** A situation with problems: what can be drawn of it, and what is wrong. */
function Impossible({ document, problems, words, viewing, ruleHref, label }: ScenarioProps & Judged) {
  const shown = drawnOf(document);
  const agreement = agreementOf(document);
  const window = windowOf([shown]);
  const { game, ctx } = tellingFor(words.game, words.replay, ruleHref, window, { agreement });
  return (
    <figure class="ex wide" aria-label={label}>
      <div class="fr now">
        <div class="bd">
          <Board state={shown} window={window} label={words.replay.board(words.replay.start)} />
        </div>
        <section class="c">
          <div class="odd">
            <h2>{viewing.impossible}</h2>
            <ul>
              {problems.map((problem) => (
                <li>
                  {tellProblem(game, problem, ctx)}{' '}
                  {problem.rule && <a href={ruleHref(problem.rule)}>{problem.rule}</a>}
                </li>
              ))}
            </ul>
            <p>{viewing.asWritten}</p>
          </div>
        </section>
      </div>
    </figure>
  );
}

function Judging(props: ScenarioProps) {
  const { document } = props;
  const judged = judgedOf(document);
  const example = useMemo(
    () => (judged.problems.length ? undefined : exampleOf(document, judged.frames)),
    [document, judged],
  );
  return example ? <Live {...props} example={example} /> : <Impossible {...props} {...judged} />;
}

/** For one document: another is another component. */
export function Scenario(props: ScenarioProps) {
  const [error] = useErrorBoundary();
  if (error) return <p class="odd">{props.viewing.broken}</p>;
  return <Judging {...props} />;
}
