/** What is expected of the step that is shown, whether it holds, and taking over what the rules give. */
import type { Frame } from '../../scenario/timeline.ts';
import { expectationOf } from '../edits/expectation.ts';
import { removeDiffering, renewDiffering, rulesFor, takeOver, takeOverAll } from '../edits/outcome.ts';
import type { JudgedProps } from '../model.ts';
import { tellDifference } from './difference.ts';

export function Outcome({ model, send, frame }: JudgedProps & { frame: Frame }) {
  const { document, telling } = model;
  const { play } = model.words;
  const expect = expectationOf(document, frame.id);
  const { differences } = frame;
  const change = (changed: typeof document) => {
    if (JSON.stringify(changed) !== JSON.stringify(document)) send({ type: 'change', document: changed, at: model.at });
  };
  return (
    <section class="outcome" aria-labelledby="outcome-title">
      <h3 id="outcome-title">{play.outcome}</h3>
      <div role="status">
        {!expect && <p>{play.nothingExpected}</p>}
        {expect && !frame.refused && !differences.length && <p>{play.asExpected}</p>}
        {differences.length > 0 && (
          <>
            <p>{play.noLongerHolds}</p>
            <ul class="ev">
              {differences.map((difference) => (
                <li key={difference.at}>
                  {tellDifference(difference, frame, expect, model)}{' '}
                  {rulesFor(difference, frame, expect).map((rule) => (
                    <a key={rule} href={telling.ruleHref(rule)}>
                      {rule}
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p class="do">
        {differences.length > 0 && (
          <>
            <button type="button" class="btn" onClick={() => change(renewDiffering(document, frame.id))}>
              {play.renewDiffering}
            </button>
            <button type="button" class="btn" onClick={() => change(removeDiffering(document, frame.id))}>
              {play.removeDiffering}
            </button>
          </>
        )}
        {!frame.refused && (
          <button type="button" class="btn" onClick={() => change(takeOver(document, frame.id))}>
            {play.takeOver}
          </button>
        )}
        <button type="button" class="btn" onClick={() => change(takeOverAll(document))}>
          {play.takeOverAll}
        </button>
      </p>
    </section>
  );
}
