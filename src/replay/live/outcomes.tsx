/** The table of what could happen from a step, fetched when somebody asks for it. */
import type { Locale } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { loadExploreWords } from '../../words/explore.ts';
import { documentedIn } from '../documented.ts';
import { outlookOn } from '../outlook.ts';
import type { Telling } from '../telling.ts';
import { Outcomes } from '../view/Outcomes.tsx';

/** How many positions are looked at: a moment on a phone. */
const BUDGET = 1000;

export async function openOutcomes(frame: Frame, telling: Telling, locale: Locale) {
  const words = await loadExploreWords(locale);
  const outlook = outlookOn(frame.state, BUDGET);
  if (!outlook) return () => <p>{words.nothing}</p>;
  const documented = documentedIn(frame, outlook);
  return () => <Outcomes {...{ outlook, telling, words, documented }} />;
}
