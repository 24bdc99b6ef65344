/** What gold is worth at the end (GOLD-40): the more pieces, the more each of them. */

/** Steps of the table: from so many pieces on, each is worth so much. */
export const GOLD_VALUES = [
  { from: 1, each: 1 },
  { from: 4, each: 2 },
  { from: 7, each: 3 },
  { from: 10, each: 4 },
] as const;

/** Points for each of so many pieces. */
export const goldEach = (pieces: number): number => GOLD_VALUES.findLast(({ from }) => pieces >= from)?.each ?? 0;

/** Points for so many pieces: `goldValue(7)` is 21. */
export const goldValue = (pieces: number): number => pieces * goldEach(pieces);
