/** What is handed on: a document and the step that is looked at, with the words to tell it. No draft is needed. */
import type { CellWindow } from '../../drawing/index.ts';
import type { Telling } from '../../replay/telling.ts';
import type { Locale, ScenarioDocument, StepId } from '../../scenario/document.ts';

export interface Shared {
  readonly document: ScenarioDocument;
  /** The step that is shown. */
  readonly at: StepId;
  readonly locale: Locale;
  readonly telling: Telling;
  /** All squares on which something lies in some step. */
  readonly window: CellWindow;
  /** It is one of our own examples, as it is: its address is shorter than any link and leads to its captions. */
  readonly isExample?: boolean;
}

/** The title in a language, else in English, else in any, else none. */
export const titleOf = ({ title }: ScenarioDocument, locale: Locale): string =>
  title[locale] || title.en || Object.values(title).find(Boolean) || '';
