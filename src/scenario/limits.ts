/** How much a scenario document may hold. */

/** Caps that no honest document reaches: a 200-tile board with thousands of steps is far inside. */
export const LIMITS = {
  /** Letters of a document, and of one title or caption. */
  text: 1_000_000,
  words: 2000,
  /** Steps and branches; choices in one step; branches at one fork; forks behind forks. */
  steps: 2000,
  choices: 50,
  branches: 20,
  depth: 40,
  /** Things on the board, and gold on one square. */
  tiles: 400,
  figures: 200,
  castles: 50,
  gold: 100,
  /** What lies beside it. */
  cards: 25,
  tokens: 200,
  castleTiles: 6,
  /** Any other number. */
  count: 10_000,
} as const;
