/** A step that can no longer be played: why, and what to do with it. */

import type { Frame } from '../../scenario/timeline.ts';
import { capital } from '../../words/lists.ts';
import { labelChoice, tellRefusal } from '../../words/tell.ts';
import { removeFrom } from '../edits/steps.ts';
import type { JudgedProps } from '../model.ts';
import { breaksHere } from '../wrong.ts';

/** The first step on the way to this one that cannot be played. */
function firstBroken(frame: Frame): Frame {
  let first = frame;
  while (first.parent?.refused) first = first.parent;
  return first;
}

/** Why the choice of a step is refused, with the rule. */
export function Refused({ model, frame }: { model: JudgedProps['model']; frame: Frame }) {
  const { telling } = model;
  const { game, ctx } = telling;
  if (!frame.refused) return null;
  const { choice, refusal } = frame.refused;
  const decision = frame.decision;
  return (
    <>
      <b>{capital(labelChoice(game, choice, { ...ctx, ...(decision && { decision }) }))}.</b>{' '}
      {tellRefusal(game, refusal, ctx)} <a href={telling.ruleHref(refusal.rule)}>{refusal.rule}</a>
    </>
  );
}

export function Broken({ model, send, frame }: JudgedProps & { frame: Frame }) {
  const { play } = model.words;
  const broken = firstBroken(frame);
  const good = broken.parent;
  return (
    <div class="broken">
      <p class="cap">{breaksHere(frame) ? play.cannot : play.behind}</p>
      <p class="no-way">
        <Refused model={model} frame={broken} />
      </p>
      <p class="do">
        {good && (
          <button type="button" class="btn go" onClick={() => send({ type: 'go', to: good.id })}>
            {play.toLastGood}
          </button>
        )}
        <button
          type="button"
          class="btn"
          onClick={() => send({ type: 'change', ...removeFrom(model.document, broken.id) })}
        >
          {play.deleteFrom}
        </button>
      </p>
    </div>
  );
}
