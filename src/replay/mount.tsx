/** Waking the island of a figure. The page calls it when the figure comes into sight. */
import { render } from 'preact';
import type { Locale } from '../scenario/document.ts';
import type { StepperWords } from '../words/replay.ts';
import { dress } from './dress.ts';
import styles from './live.css?inline';
import { Replay } from './Replay.tsx';
import { WORDS_ID } from './words.ts';

/** Takes over a figure: its `.island` says where the document and the rules are. Does nothing to one without. */
export function mount(figure: HTMLElement): void {
  const island = figure.querySelector<HTMLElement>('.island');
  const words = document.getElementById(WORDS_ID)?.textContent;
  if (!island || !words || figure.classList.contains('live')) return;
  dress(styles);
  const { source = '', rules = '', root = '' } = island.dataset;
  const locale = document.documentElement.lang as Locale;
  const props = { element: figure, source, rules, root, locale, words: JSON.parse(words) as StepperWords };
  render(<Replay {...props} />, island);
}
