/** What every language says around a scenario that is looked at, in the editor and in the replay on other pages. */
import type { Locale } from '../locale.ts';

/** Things that a link expects and that have no name in a table: whatever else a document may say of a step. */
export const EXPECTED_THINGS = [
  'goldOnBoard',
  'goldSupply',
  'onBoard',
  'events',
  'never',
  'decision',
  'offers',
  'refuses',
  'choices',
  'parts',
] as const;
export type ExpectedThing = (typeof EXPECTED_THINGS)[number];

/** What is said where the rules now decide otherwise than a document expects. */
export interface UnexpectedWords {
  /** Over all steps of which that is so. */
  readonly heading: string;
  readonly things: Readonly<Record<ExpectedThing, string>>;
  /** `Red, points: 4 expected, 6 by the rules.` */
  readonly differs: (what: string, expected: string, now: string) => string;
  /** Before the reason why the step cannot be played. */
  readonly refused: string;
  /** At a step behind one that cannot be played. */
  readonly stands: string;
  /** Steps that are not listed. */
  readonly more: (count: number) => string;
}

export interface ViewingWords {
  /** What is looked at, above its title. */
  readonly shared: string;
  readonly documented: string;
  /** In place of a title. */
  readonly untitled: (tiles: number, players: number) => string;
  readonly mine: string;
  /** What becomes of it. */
  readonly copies: string;
  readonly copying: string;
  /** Where a copy from here begins: with the position that is shown. */
  readonly beginsHere: string;
  /** The same in the middle of a turn: with the step, counted from 1, at which that turn begins. */
  readonly beginsAt: (step: number) => string;
  /** Over the reason. */
  readonly unreadable: string;
  /** What could be read of a link can be made one's own as well. */
  readonly partMine: string;
  /** Over what is wrong with a situation. */
  readonly impossible: string;
  /** Where something is drawn by which the rules cannot be asked. */
  readonly asWritten: string;
  /** Where showing it has failed. */
  readonly broken: string;
  /** A button, where something could not be fetched. */
  readonly again: string;
  readonly unexpected: UnexpectedWords;
}

const WORDS: Readonly<Record<Locale, () => Promise<{ viewing: ViewingWords }>>> = {
  en: () => import('../locales/en/editing/viewing.ts'),
  nl: () => import('../locales/nl/editing/viewing.ts'),
  pl: () => import('../locales/pl/editing/viewing.ts'),
  ro: () => import('../locales/ro/editing/viewing.ts'),
};

/** These words alone, where nothing is edited. */
export const loadViewingWords = async (locale: Locale): Promise<ViewingWords> => (await WORDS[locale]()).viewing;
