/**
 * What of the engine goes into which file. Not in these two are where a tile can be laid, which whoever arranges
 * asks later than whoever plays, and the boxes of single modules and their rules, which are fetched only where an example
 * is played with them. Many small files would weigh more.
 */

/** What it takes to draw and to arrange, with all that this imports. */
export const BOARD_CHUNK = {
  name: 'board',
  test: /src\/engine\/(?:board\/(?!placements)|(?:load|setup|random)\.ts|modules\/(?:castles\/ground|gifts\/part|goldmines\/value|goldRush\/supply)\.ts)/,
} as const;

/** What it takes to judge and to play besides. The board must have been told apart before. */
export const ENGINE_CHUNK = {
  name: 'engine',
  test: /src\/engine\/(?!(?:all|index)\.ts|board\/placements|tiles\/sets\/|modules\/\w+\/(?!kinds\.ts))/,
} as const;

/** The face of the engine only passes on: whoever imports one thing from it need not fetch all others. */
export const ENGINE_FACE = { test: /src\/engine\/index\.ts/, sideEffects: false } as const;
