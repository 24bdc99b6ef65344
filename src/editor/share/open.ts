/** What handing on needs: its panel, styles and the words of one language. */
import { dress } from '../../replay/dress.ts';
import type { Locale } from '../../scenario/document.ts';
import { loadShareWords, type ShareWords } from '../../words/editing/share.ts';
import { Panel, type PanelProps } from './Panel.tsx';
import styles from './share.css?inline';

export interface OpenShare {
  readonly Panel: (props: PanelProps) => preact.JSX.Element;
  readonly words: ShareWords;
}

export async function openShare(locale: Locale): Promise<OpenShare> {
  const words = await loadShareWords(locale);
  dress(styles);
  return { Panel, words };
}
