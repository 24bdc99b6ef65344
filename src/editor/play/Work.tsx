/** The switch between setting up a board and playing from it. */
import type { PanelProps } from '../model.ts';

export function Work({ model, send }: PanelProps) {
  const { work } = model;
  const { desk } = model.words.editor;
  return (
    <fieldset class="work" aria-label={desk.work}>
      <button type="button" class="btn" aria-pressed={work === 'setup'} onClick={() => send({ type: 'set-up' })}>
        {desk.setUp}
      </button>
      <button type="button" class="btn" aria-pressed={work === 'playing'} onClick={() => send({ type: 'play' })}>
        {desk.play}
      </button>
    </fieldset>
  );
}
