/** The face of the engine: all that others may import. */

export { type Board, boardOf, type Feature } from './board/board.ts';
export {
  cellsOf,
  featureUnder,
  findSegment,
  inReadingOrder,
  isComplete,
  linesAt,
  neighboursWithTile,
  refOf,
  segmentOf,
} from './board/feature.ts';
export { halvesOf } from './board/halves.ts';
export { placementsOf } from './board/placements.ts';
export { resolveSpot } from './board/spot.ts';
export * from './geometry.ts';
export { judgeSituation } from './judge.ts';
export { strangersIn } from './modules/boxes.ts';
export { lordSpot, vicinityOf } from './modules/castles/ground.ts';
export type { Castle } from './modules/castles/part.ts';
export { GIFTS, type GiftKind } from './modules/gifts/part.ts';
export type { GoldOnTile } from './modules/goldmines/part.ts';
export { GOLD_VALUES, goldEach, goldValue } from './modules/goldmines/value.ts';
export { TOKEN_VALUES, type TokenValue } from './modules/goldRush/part.ts';
export { tokenSupply } from './modules/goldRush/supply.ts';
export type * from './modules/kinds.ts';
export type { GivenParts, Parts } from './modules/parts.ts';
export { type GameSetup, newGame } from './newGame.ts';
export * from './options.ts';
export { nextRandom, shuffle } from './random.ts';
export {
  agree,
  fullPile,
  type GivenOptions,
  MAX_PLAYERS,
  MIN_PLAYERS,
  startingPieces,
  startTileOf,
} from './setup.ts';
export * from './situation.ts';
export * from './state.ts';
export {
  findTile,
  getTile,
  isSecondHalf,
  otherHalf,
  printedNames,
  type TileName,
  type TileSet,
  tilesOf,
} from './tiles/catalogue.ts';
export { parseTile, TILE_PROBLEMS, type TileProblem } from './tiles/notation.ts';
export {
  canBearBridge,
  gameOf,
  type Mark,
  type Segment,
  type SegmentSymbol,
  type Spot,
  type Tile,
} from './tiles/tile.ts';
export { ANSWERS, choices, decision, forcedChoice, type Pace, play, refusal } from './turn/play.ts';
export * from './words.ts';
