/** Where each symbol is shown, and which rule is about it. A new kind of feature, sign or piece does not compile without. */

import type { PoseName } from '../../drawing/index.ts';
import { FEATURE_KINDS, type FeatureKind, gameOf, getTile, type RuleId, type TileName } from '../../engine/index.ts';
import type { PieceKey, SignKey } from '../../words/symbols.ts';
import { MARK_PICTURES } from './markPictures.ts';

type Game = ReturnType<typeof gameOf>;

/** A tile that shows a thing. */
export interface OnTile {
  readonly tile: TileName;
  readonly rule: RuleId;
}

export const FEATURES: Readonly<Record<FeatureKind, OnTile>> = {
  city: { tile: 'base/R', rule: 'BASE-33' },
  road: { tile: 'base/V', rule: 'BASE-30' },
  cloister: { tile: 'base/B', rule: 'BASE-36' },
  abbey: { tile: 'abbey/abbey', rule: 'GF-ABB-02' },
  shrine: { tile: 'shrine/3', rule: 'GF-SHR-01' },
  monastery: { tile: 'monastery/5', rule: 'GF-MON-02' },
  church: { tile: 'darmstadt/3', rule: 'GF-DAR-02' },
  garden: { tile: 'base/Vg', rule: 'GF-GAR-01' },
  hut: { tile: 'russian/hut', rule: 'GF-YAG-01' },
  'german-castle': { tile: 'german-castle/1', rule: 'GF-GCA-01' },
  cathedral: { tile: 'cathedral/1', rule: 'GF-CAT-01' },
  'mist-castle': { tile: 'mist-castle mist', rule: 'GF-MIST-02' },
  field: { tile: 'base/E', rule: 'BASE-40' },
  mountain: { tile: 'rush/19', rule: 'RUSH-55' },
  track: { tile: 'rush/26', rule: 'RUSH-51' },
  town: { tile: 'rush/33', rule: 'RUSH-62' },
  cemetery: { tile: 'sheriff/1', rule: 'SHERIFF-27' },
  prairie: { tile: 'rush/2', rule: 'RUSH-69' },
};

/** A sign may have a symbol of its own, drawn larger beside the tile; `half` is half its width. */
export const SIGNS: Readonly<
  Record<SignKey, OnTile & { readonly symbols?: readonly string[]; readonly half?: number }>
> = {
  arms: { tile: 'base/M', rule: 'BASE-34', symbols: ['arms'], half: 13 },
  crossing: { tile: 'base/W', rule: 'BASE-30' },
  gold: { tile: 'gold/G6', rule: 'GOLD-12', symbols: ['sign'], half: 8 },
  bazaar: { tile: 'castles/B9', rule: 'BAZAAR-01' },
  pitchfork: { tile: 'crop1/5', rule: 'CROP-06' },
  club: { tile: 'crop1/4', rule: 'CROP-06' },
  shield: { tile: 'crop1/1', rule: 'CROP-06' },
  darmstadtium: { tile: 'darmstadt/1', rule: 'GF-DAR-04' },
  mist: { tile: 'road:ES mist', rule: 'GF-MIST-02', symbols: ['mist'], half: 18 },
  star: { tile: 'sheriff/5', rule: 'SHERIFF-02', symbols: ['star'], half: 13 },
  nuggets: { tile: 'rush/14', rule: 'RUSH-10', symbols: ['nuggets-2'], half: 13 },
  locomotives: { tile: 'rush/24', rule: 'RUSH-52', symbols: ['locomotive'], half: 20 },
  junction: { tile: 'rush/12', rule: 'RUSH-11' },
  camps: { tile: 'rush/25', rule: 'RUSH-09', symbols: ['camp'], half: 14 },
  herds: { tile: 'rush/3', rule: 'RUSH-09', symbols: ['herd'], half: 18 },
};

/** A piece, with its half width; figures are drawn as they stand. */
export interface Piece {
  readonly rule: RuleId;
  readonly pose?: PoseName;
  readonly half?: number;
}

export const PIECES: Readonly<Record<PieceKey, Piece>> = {
  standing: { rule: 'BASE-17', pose: 'standing' },
  lying: { rule: 'BASE-17', pose: 'lying' },
  lord: { rule: 'CASTLE-07', pose: 'lord' },
  bishop: { rule: 'GF-CAT-02', pose: 'bishop' },
  abbot: { rule: 'GF-GAR-01', pose: 'abbot' },
  cowboy: { rule: 'RUSH-32', pose: 'cowboy' },
  farmer: { rule: 'RUSH-33', pose: 'farmer' },
  tent: { rule: 'RUSH-37', pose: 'tent' },
  sheriff: { rule: 'SHERIFF-18', pose: 'sheriff' },
  tokens: { rule: 'RUSH-27', pose: 'tokens' },
  castle: { rule: 'CASTLE-05', half: 44 },
  bridge: { rule: 'BRIDGE-01', half: 50 },
  gold: { rule: 'GOLD-12', half: 17 },
} satisfies Readonly<Record<PoseName, Piece>> & Readonly<Record<PieceKey, Piece>>;

/** The tiles of the page. */
export const symbolTiles = (): TileName[] => {
  const onBoards = Object.values(MARK_PICTURES).flatMap(({ state }) => state.tiles);
  return [...new Set([...Object.values(FEATURES), ...Object.values(SIGNS), ...onBoards].map(({ tile }) => tile))];
};

/** The kinds of feature of one of the two games. */
export const featuresOf = (game: Game): FeatureKind[] =>
  FEATURE_KINDS.filter((kind) => gameOf(getTile(FEATURES[kind].tile)) === game);
