/** Waking the island of a figure. The page calls it when the figure comes into sight. */
import { render } from 'preact';
import type { Locale } from '../scenario/document.ts';
import type { StepperWords } from '../words/replay.ts';
import { dress } from './dress.ts';
import styles from './live.css?inline';
import { Replay } from './Replay.tsx';

const WORDS = import.meta.env.STEPPER_WORDS as Readonly<Record<Locale, StepperWords>>;
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Takes over a figure, which says where its document is. Does nothing to one that is taken over already. */
export function mount(figure: HTMLElement): void {
  const { source } = figure.dataset;
  if (!source || figure.classList.contains('live')) return;
  dress(styles);
  const locale = document.documentElement.lang as Locale;
  const where = { source, rules: `${BASE}/rules.json`, root: `${BASE}/${locale}/` };
  const island = document.createElement('div');
  figure.querySelector('.all')?.before(island);
  render(<Replay element={figure} {...where} locale={locale} words={WORDS[locale]} />, island);
}
