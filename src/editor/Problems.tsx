/** What is wrong: with the situation, then with the steps. Nothing of it is forbidden. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { RuleId } from '../engine/index.ts';
import { dress } from '../replay/dress.ts';
import type { Frame } from '../scenario/timeline.ts';
import { tellProblem, tellRefusal } from '../words/tell.ts';
import { expectationOf } from './edits/expectation.ts';
import { depthOfFrame } from './judged.ts';
import type { PanelProps } from './model.ts';
import { tellDifference } from './play/difference.ts';
import styles from './problems.css?inline';
import { DeadSquares } from './shelf/DeadSquares.tsx';
import { Switch } from './shelf/fields.tsx';
import { showCell } from './shelf/showCell.ts';
import { countProblems, wrongSteps } from './shelf/wrong.ts';

export function Problems({ model, send }: PanelProps) {
  useLayoutEffect(() => dress(styles), []);
  const [dead, showDead] = useState(false);
  const { document, judged, telling, words } = model;
  const shelf = words.editor.shelf.problems;
  const { game, ctx, ruleHref } = telling;
  const count = countProblems(judged);

  const tellStep = (frame: Frame): string => {
    const depth = depthOfFrame(frame);
    const step = depth ? words.replay.step(depth + 1) : words.replay.start;
    const [difference] = frame.differences;
    if (frame.refused) return `${step}. ${words.editor.play.cannot} ${tellRefusal(game, frame.refused.refusal, ctx)}`;
    const told = difference && tellDifference(difference, frame, expectationOf(document, frame.id), model);
    return `${step}. ${told ?? ''}`;
  };
  const item = (number: number, told: string, rule: RuleId | undefined, onPress: (() => void) | undefined) => (
    <li key={number}>
      <span class="flag" aria-hidden="true">
        {number}
      </span>
      <span>
        {onPress ? (
          <button type="button" onClick={onPress}>
            {told}
          </button>
        ) : (
          told
        )}{' '}
        {rule && <a href={ruleHref(rule)}>{rule}</a>}
      </span>
    </li>
  );
  const situation = judged.problems.map((problem, i) => {
    const [cell] = problem.cells;
    return item(i + 1, tellProblem(game, problem, ctx), problem.rule, cell && (() => showCell({ model, send }, cell)));
  });
  const steps = wrongSteps(judged).map((frame, i) =>
    item(judged.problems.length + i + 1, tellStep(frame), frame.refused?.refusal.rule, () => {
      if (model.work === 'setup') send({ type: 'play' });
      send({ type: 'go', to: frame.id });
    }),
  );
  return (
    <section class="problems">
      <h2>
        {shelf.title} ({count})
      </h2>
      <p role="status" class={count ? 'vh' : undefined}>
        {shelf.count(count)}
      </p>
      {count > 0 && (
        <>
          <ol>
            {situation}
            {steps}
          </ol>
          <p class="hint">{shelf.note}</p>
        </>
      )}
      <Switch on={dead} onChange={showDead}>
        {shelf.dead}
      </Switch>
      {dead && <DeadSquares {...{ model, send }} />}
    </section>
  );
}
