/** What could happen from here and where the tile can go, fetched when somebody asks. */
import { useState } from 'preact/hooks';
import type { Choice } from '../../engine/index.ts';
import type { Explorers } from '../../replay/try/explorer.tsx';
import { type Line, madeOf } from '../../replay/try/lines.ts';
import type { StepId } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';
import type { JudgedModel } from '../model.ts';
import type { Found } from './found.ts';

interface ExploringProps {
  model: JudgedModel;
  frame: Frame;
  onChoose: (choice: Choice) => void;
  onFound: (found: Found | undefined) => void;
}

interface Following {
  readonly line: Line;
  /** The step from which it goes on. */
  readonly from: StepId;
}

/** How many moves of a line have been recorded up to a step; nothing where one stands elsewhere. */
function madeUpTo({ line, from }: Following, frame: Frame): number | undefined {
  const behind: Frame[] = [];
  for (let at: Frame | undefined = frame; at; at = at.parent) {
    if (at.id === from) return madeOf(line, [line.from, ...behind]);
    behind.unshift(at);
  }
  return undefined;
}

export function Exploring({ model, frame, onChoose, onFound }: ExploringProps) {
  const { telling, locale } = model;
  const { replay } = telling;
  const [open, setOpen] = useState<'closed' | 'loading' | 'failed' | Explorers>('closed');
  const [following, setFollowing] = useState<Following>();
  const made = following && madeUpTo(following, frame);
  const explore = () => {
    if (typeof open === 'object') {
      onFound(undefined);
      return setOpen('closed');
    }
    setOpen('loading');
    import('../../replay/try/explorer.tsx')
      .then(({ openExplorer }) => openExplorer(locale))
      .then(setOpen, () => setOpen('failed'));
  };
  const follow = (line: Line) => {
    setFollowing({ line, from: frame.id });
    if (line.moves[0]) onChoose(line.moves[0].choice);
  };
  const parts = typeof open === 'object' ? open : undefined;
  return (
    <div class="try on">
      {parts && following && made !== undefined && (
        <parts.LineSteps
          {...{ line: following.line, made, telling, onChoose }}
          onClose={() => setFollowing(undefined)}
        />
      )}
      <p class="do">
        <button type="button" class="btn" aria-expanded={!!parts} onClick={explore}>
          {replay.whatCouldHappen}
        </button>
        {open === 'failed' && <span role="alert">{replay.failed}</span>}
      </p>
      {parts && made === undefined && (
        <div class="x">
          <parts.Explorer
            {...{ position: frame, telling, onChoose }}
            onLine={follow}
            onMarks={(marks) => onFound({ on: frame, marks })}
          />
        </div>
      )}
    </div>
  );
}
