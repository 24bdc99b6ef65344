/** What can be done with the step that is shown. */
import { useEffect, useState } from 'preact/hooks';
import type { Frame } from '../../scenario/timeline.ts';
import { canJoin, canSplit, joinSteps, splitStep } from '../edits/grouping.ts';
import type { Edited, Full } from '../edits/limits.ts';
import { removeFrom } from '../edits/steps.ts';
import type { JudgedProps } from '../model.ts';

export function StepTools({ model, send, frame }: JudgedProps & { frame: Frame }) {
  const { document } = model;
  const { play } = model.words;
  const { id, parent } = frame;
  const [full, setFull] = useState<Full>();
  useEffect(() => setFull(undefined), [frame]);
  if (!parent) return null;
  const edit = (edited: Edited) => {
    if ('full' in edited) setFull(edited.full);
    else send({ type: 'change', ...edited });
  };
  return (
    <>
      <p class="do">
        {canJoin(document, id) && (
          <button type="button" class="btn" onClick={() => edit(joinSteps(document, id))}>
            {play.join}
          </button>
        )}
        {canSplit(document, id) && (
          <button type="button" class="btn" onClick={() => edit(splitStep(document, id))}>
            {play.split}
          </button>
        )}
        <button type="button" class="btn" onClick={() => edit(removeFrom(document, id))}>
          {play.deleteFrom}
        </button>
      </p>
      <div role="alert">{full && <p class="no-way">{play.full[full]}</p>}</div>
    </>
  );
}
