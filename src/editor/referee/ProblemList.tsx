/** Each problem in words, with the rule: those of the situation, then those of the steps. */
import type { RuleId } from '../../engine/index.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { tellProblem, tellRefusal } from '../../words/tell.ts';
import { expectationOf } from '../edits/expectation.ts';
import { depthOfFrame } from '../judged.ts';
import type { JudgedProps } from '../model.ts';
import { tellDifference } from '../play/difference.ts';
import { showCell } from '../shelf/showCell.ts';
import { wrongSteps } from '../wrong.ts';

export function ProblemList({ model, send }: JudgedProps) {
  const { document, judged, telling, words } = model;
  const { game, ctx, ruleHref } = telling;
  const tellStep = (frame: Frame): string => {
    const depth = depthOfFrame(frame);
    const step = depth ? words.replay.step(depth + 1) : words.replay.start;
    const [difference] = frame.differences;
    if (frame.refused) return `${step}. ${words.play.cannot} ${tellRefusal(game, frame.refused.refusal, ctx)}`;
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
    <ol>
      {situation}
      {steps}
    </ol>
  );
}
