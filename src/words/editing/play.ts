/**
 * What every language says in the editor about playing from a situation, its steps, captions and expected outcome;
 * fetched once there is something to judge.
 */
import type { Locale } from '../locale.ts';

/** What a document has no more room for. */
export type FullName = 'steps' | 'choices' | 'ways' | 'depth' | 'letters';

export interface PlayWords {
  /** The name of the panel. */
  readonly title: string;
  /** A sentence under a step: it is the first that cannot be played. */
  readonly cannot: string;
  /** A sentence for those behind it. */
  readonly behind: string;
  /** Buttons there. */
  readonly toLastGood: string;
  /** A sentence where no tile is known any more, and a button. */
  readonly whatIsDrawn: string;
  readonly ends: string;
  /** A button where the game is over: further tiles are drawn. */
  readonly goesOn: string;
  /** Over buttons at the start, and one of them: `Blue begins`. */
  readonly otherBegins: string;
  readonly begins: (player: string) => string;
  /** A label under a face: `3 left`. */
  readonly left: (count: number) => string;
  /** A sentence where a choice or an edit is more than a document can hold. */
  readonly full: Readonly<Record<FullName, string>>;

  /** A sentence while the situation has problems: the steps are not lost. */
  readonly kept: (steps: number) => string;
  /** Buttons for the step that is shown. */
  readonly deleteFrom: string;
  readonly join: string;
  readonly split: string;
  /** Labels of a step in the list. */
  readonly broken: string;
  readonly unexpected: string;
  /** Read out with the number of a way. */
  readonly way: (number: number) => string;

  /** The names of the fields for texts. */
  readonly language: string;
  readonly scenarioTitle: string;
  /** `step` is the label of a step, as `Step 2`. */
  readonly caption: (step: string) => string;
  readonly wayLabel: (number: number) => string;
  /** `12 of at most 2000 characters` */
  readonly letters: (count: number, most: number) => string;
  /** A sentence: what is told where nothing is written. */
  readonly automatic: string;

  /** The name of the part about what is expected, its sentences and buttons. */
  readonly outcome: string;
  readonly nothingExpected: string;
  readonly asExpected: string;
  readonly takeOver: string;
  readonly takeOverAll: string;
  readonly removeDiffering: string;
  readonly renewDiffering: string;
  readonly noLongerHolds: string;
}

const WORDS: Readonly<Record<Locale, () => Promise<{ play: PlayWords }>>> = {
  en: () => import('../locales/en/editing/play.ts'),
  nl: () => import('../locales/nl/editing/play.ts'),
  pl: () => import('../locales/pl/editing/play.ts'),
  ro: () => import('../locales/ro/editing/play.ts'),
};

export const loadPlayWords = async (locale: Locale): Promise<PlayWords> => (await WORDS[locale]()).play;
