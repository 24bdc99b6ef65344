/** The face of the engine: all that others may import. */

export { type Board, boardOf, type Feature } from './board/board.ts';
export { cellsOf, featureUnder, findSegment, isComplete, neighboursWithTile, refOf } from './board/feature.ts';
export { placementsOf } from './board/placements.ts';
export * from './geometry.ts';
export { judgeSituation, resolveSpot } from './judge.ts';
export { lordSpot, vicinityOf } from './modules/castles/castles.ts';
export type { Castle } from './modules/castles/part.ts';
export type { GoldOnTile } from './modules/goldmines/part.ts';
export { GOLD_VALUES, goldEach, goldValue } from './modules/goldmines/value.ts';
export type { Parts } from './modules/parts.ts';
export * from './options.ts';
export { nextRandom, shuffle } from './random.ts';
export { agree, fullPile, type GameSetup, type GivenOptions, MAX_PLAYERS, MIN_PLAYERS, newGame } from './setup.ts';
export * from './situation.ts';
export * from './state.ts';
export { findTile, getTile, printedNames, TILE_SETS, type TileName, type TileSet, tilesOf } from './tiles/catalogue.ts';
export { parseTile, TILE_PROBLEMS, type TileProblem } from './tiles/notation.ts';
export type { Mark, Segment, Spot, Tile } from './tiles/tile.ts';
export { ANSWERS, choices, decision, forcedChoice, type Pace, play, refusal } from './turn/play.ts';
export * from './words.ts';
