/**
 * The letters of the notation. Links that people have passed on contain them, so a letter keeps its meaning for ever: names
 * are added with new letters, none is changed and none is used again.
 */
import type {
  FeatureKind,
  Figure,
  FigurePiece,
  GiftKind,
  ModuleName,
  PieceKind,
  Player,
  Way,
} from '../engine/index.ts';

export type Codes = Readonly<Record<string, string>>;

/** From letter to name. */
export const namesOf = (codes: Codes): ReadonlyMap<string, string> =>
  new Map(Object.entries(codes).map(([name, code]) => [code, name]));

/** One of the letters. */
export const anyOf = (codes: Codes): RegExp => new RegExp(`[${Object.values(codes).join('')}]`, 'y');
/** One of the letters, unless a digit behind it makes a cell of it. */
export const anyButCell = (codes: Codes): RegExp => new RegExp(`[${Object.values(codes).join('')}](?!\\d)`, 'y');

export const PLAYER_CODES = {
  red: 'r',
  blue: 'b',
  green: 'g',
  yellow: 'y',
  black: 'k',
  pink: 'p',
} as const satisfies Record<Player, string>;

export const MODULE_CODES = {
  base: 'b',
  'gold-rush': 'r',
  goldmines: 'g',
  castles: 'c',
  bridges: 'd',
  bazaars: 'u',
  gifts: 'f',
  'crop-circles': 'p',
  abbey: 'a',
  shrines: 's',
  monasteries: 'm',
  darmstadt: 'h',
  abbot: 'o',
  yaga: 'y',
  'german-castles': 'k',
  cathedrals: 't',
  mists: 'i',
  sheriff: 'e',
} as const satisfies Record<ModuleName, string>;

/** What a spot is part of; a castle is where its lord stands. */
export const SPOT_CODES = {
  city: 'C',
  road: 'R',
  field: 'F',
  cloister: 'O',
  abbey: 'A',
  shrine: 'S',
  monastery: 'M',
  church: 'H',
  garden: 'G',
  hut: 'B',
  'german-castle': 'K',
  cathedral: 'D',
  'mist-castle': 'I',
  castle: 'L',
  mountain: 'U',
  track: 'T',
  town: 'W',
  cemetery: 'Y',
  prairie: 'P',
} as const satisfies Record<FeatureKind | 'castle', string>;

/** `n`, `e`, `s` and `w` are directions, so that no box has one of these. */
export const BOX_CODES = {
  'gold/G': 'o',
  'castles/B': 'c',
  'rush/': 'r',
  'crop1/': 'p',
  'crop2/': 'q',
  'shrine/': 'h',
  'monastery/': 'm',
  'darmstadt/': 'd',
  'german-castle/': 'k',
  'cathedral/': 't',
  'sheriff/': 'f',
} as const;

/** Tiles that are alone in their box. */
export const TILE_CODES = { 'abbey/abbey': 'a', 'russian/hut': 'y' } as const;

export const PIECE_CODES = {
  follower: 'F',
  castle: 'C',
  bridge: 'B',
  abbot: 'A',
  abbey: 'Y',
  tent: 'T',
} as const satisfies Record<PieceKind, string>;

export const FIGURE_CODES = { follower: 'f', abbot: 'a' } as const satisfies Record<FigurePiece, string>;
export const POSE_CODES = { prior: 'p' } as const satisfies Record<NonNullable<Figure['as']>, string>;

export const GIFT_CODES = {
  synod: 's',
  'road-sweeper': 'r',
  'change-position': 'p',
  'cash-out': 'c',
  'take-2': 't',
} as const satisfies Record<GiftKind, string>;

export const WAY_CODES = { NS: 'n', EW: 'e' } as const satisfies Record<Way, string>;
export const CROP_CODES = { add: 'a', remove: 'r' } as const;
