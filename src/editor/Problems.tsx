/** What is wrong: with the situation, then with the steps. Nothing of it is forbidden. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { later } from './later.tsx';
import type { PanelProps } from './model.ts';
import { Switch } from './shelf/fields.tsx';
import { countProblems } from './wrong.ts';

const DeadSquares = later<PanelProps>(
  async () => (await import('./shelf/DeadSquares.tsx')).DeadSquares,
  ({ model }) => model.words.editor.drafts,
);

export interface ProblemsProps extends PanelProps {
  /** The list of them. */
  readonly children: ComponentChildren;
}

export function Problems({ model, send, children }: ProblemsProps) {
  const [dead, showDead] = useState(false);
  const shelf = model.words.editor.shelf.problems;
  const count = model.judged ? countProblems(model.judged) : 0;
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
          {children}
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
