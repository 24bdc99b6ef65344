/** What is not as a document expects, with the rules by which it is as it is. */
import type { ComponentChildren } from 'preact';
import type { RuleId } from '../../engine/index.ts';
import type { StepId } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';
import type { UnexpectedWords } from '../../words/editing/viewing.ts';
import { tellRefusal } from '../../words/tell.ts';
import { phaseLine } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { depthOf, type StepTree } from '../tree.ts';
import { tellDifference } from './differing.ts';
import { type Unexpected, unexpectedAt } from './unexpected.ts';

interface Common {
  telling: Telling;
  words: UnexpectedWords;
}

const Rules = ({ rules, telling }: { rules: readonly RuleId[]; telling: Telling }) => (
  <>
    {rules.map((rule) => (
      <>
        {' '}
        <a href={telling.ruleHref(rule)}>{rule}</a>
      </>
    ))}
  </>
);

/** One item for each thing that is not as expected. */
function Things({ unexpected: { refusal, differences }, telling, words }: Common & { unexpected: Unexpected }) {
  return (
    <>
      {refusal && (
        <li>
          {words.refused} {tellRefusal(telling.game, refusal, telling.ctx)}
          <Rules rules={[refusal.rule, ...(refusal.also ?? [])]} telling={telling} />
        </li>
      )}
      {differences.map((difference) => (
        <li>
          {tellDifference(difference, telling, words)}
          <Rules rules={difference.rules} telling={telling} />
        </li>
      ))}
    </>
  );
}

/** At a step: what is unexpected there, or that nothing happens any more. */
export function StepNotice({ frame, telling, words }: Common & { frame: Frame }) {
  const unexpected = unexpectedAt(frame);
  if (unexpected) {
    return (
      <ul class="odd">
        <Things {...{ unexpected, telling, words }} />
      </ul>
    );
  }
  return frame.refused ? <p class="odd">{words.stands}</p> : null;
}

/** How many steps are listed; those behind them follow from them, more often than not. */
const MOST = 5;

/** Over a scenario: at which steps something is unexpected. */
export function UnexpectedSteps({
  list,
  tree,
  telling,
  words,
  link,
}: Common & {
  list: readonly Unexpected[];
  tree: StepTree;
  link: (step: StepId, name: string) => ComponentChildren;
}) {
  if (list.length === 0) return null;
  return (
    <section class="odd" aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <dl>
        {list.slice(0, MOST).map((unexpected) => {
          const { frame } = unexpected;
          return (
            <>
              <dt>{link(frame.id, phaseLine(frame, depthOf(tree, frame.id), telling))}</dt>
              <dd>
                <ul>
                  <Things {...{ unexpected, telling, words }} />
                </ul>
              </dd>
            </>
          );
        })}
      </dl>
      {list.length > MOST && <p>{words.more(list.length - MOST)}</p>}
    </section>
  );
}
