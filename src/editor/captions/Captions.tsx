/** The panel of texts: folded until one plays, and fetched when it is unfolded. */
import { useState } from 'preact/hooks';
import { later } from '../later.tsx';
import type { JudgedModel, JudgedProps, PanelProps } from '../model.ts';

const Texts = later<JudgedProps>(
  async () => (await import('./Texts.tsx')).Texts,
  ({ model }) => model.words.editor.drafts,
);

export interface CaptionsProps extends PanelProps {
  /** The same model once it is judged: what is told where nothing is written is known only then. */
  readonly judged: JudgedModel | undefined;
  readonly onUnfold: () => void;
}

export function Captions({ model, judged, send, onUnfold }: CaptionsProps) {
  const [unfolded, unfold] = useState<boolean>();
  const open = unfolded ?? model.work === 'playing';
  const toggle = (isOpen: boolean) => {
    unfold(isOpen);
    if (isOpen) onUnfold();
  };
  return (
    <details class="fold captions" open={open} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>{model.words.editor.desk.texts}</summary>
      {open &&
        (judged ? <Texts {...{ send }} model={judged} /> : <p role="status">{model.words.editor.desk.loading}</p>)}
    </details>
  );
}
