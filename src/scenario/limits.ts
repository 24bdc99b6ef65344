/** How much a scenario document may hold. */

/** Caps that no honest document reaches: a 200-tile board with thousands of steps is far inside. */
export const LIMITS = { text: 1_000_000, tiles: 400, steps: 2000, depth: 40, words: 2000, count: 10_000 } as const;
