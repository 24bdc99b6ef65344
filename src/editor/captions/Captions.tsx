/** The panel of texts: folded until one plays, and fetched when it is unfolded. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { dress } from '../../replay/dress.ts';
import { later } from '../later.tsx';
import type { PanelProps } from '../model.ts';
import styles from './captions.css?inline';

const Texts = later<PanelProps>(
  async () => (await import('./Texts.tsx')).Texts,
  ({ model }) => model.words.editor.drafts,
);

export function Captions({ model, send }: PanelProps) {
  useLayoutEffect(() => dress(styles), []);
  const [unfolded, unfold] = useState<boolean>();
  const open = unfolded ?? model.work === 'playing';
  return (
    <details class="fold captions" open={open} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
      <summary>{model.words.editor.play.texts}</summary>
      {open && <Texts {...{ model, send }} />}
    </details>
  );
}
