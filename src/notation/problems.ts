/** Every way a text can fail to be a scenario. */
import type { DocumentProblem } from '../scenario/index.ts';

export const NOTATION_PROBLEMS = [
  /** Nothing is there. */
  'empty',
  /** It does not begin with the tag. */
  'not-ours',
  /** Written by a later version of the notation. */
  'newer-version',
  /** Longer than anybody reads. */
  'too-long',
  /** A character that no such text contains. */
  'foreign-character',
  /** The end is missing. */
  'cut',
  /** The check does not fit the rest, or something follows it. */
  'altered',
  /** Complete, but not written by these rules. */
  'unreadable',
  /** A letter that means nothing here: perhaps it will one day. */
  'unknown-code',
  /** More tiles, steps or forks than a scenario may have. */
  'too-large',
  /** Well written, but what it says is no scenario. */
  'not-a-scenario',
] as const;
export type NotationProblemReason = (typeof NOTATION_PROBLEMS)[number];

/** What is wrong and where: `at` counts characters from 0, white space left out. */
export interface NotationProblem {
  readonly reason: NotationProblemReason;
  readonly at: number;
  readonly found?: string;
  /** What the reader of documents says. */
  readonly document?: readonly DocumentProblem[];
}
