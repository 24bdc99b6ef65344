/** The vocabulary of the engine: constant lists, the unions derived from them, and guards. No behaviour. */

/** Players are named by their colour; the order here is only the order of lists, never of seats. */
export const PLAYERS = ['red', 'blue', 'green', 'yellow', 'black', 'pink'] as const;
export type Player = (typeof PLAYERS)[number];

/** The four sides of a tile, clockwise from the top of the board. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** The eight half sides, clockwise from the north-west corner; L and R as seen from the tile's centre. */
export const HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] as const;
export type Half = (typeof HALVES)[number];

/** Quarter turns clockwise. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turn = (typeof TURNS)[number];

/**
 * How a feature behaves on the board, whatever it is called: an *area* is closed by its borders, a *line* by its ends,
 * *open* land is only divided, a *centre* is completed by its surroundings.
 */
export type Form = 'area' | 'line' | 'open' | 'centre';

/** What a tile segment can be. */
export const FEATURE_KINDS = ['city', 'road', 'cloister', 'field'] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

export const FORM: Readonly<Record<FeatureKind, Form>> = {
  city: 'area',
  road: 'line',
  cloister: 'centre',
  field: 'open',
};

/** What a side of a tile shows. */
export type EdgeKind = 'city' | 'road' | 'field';

/** What can be scored: tile features, and a castle, which stands on the board. */
export const SCORED_KINDS = [...FEATURE_KINDS, 'castle'] as const;
export type ScoredKind = (typeof SCORED_KINDS)[number];

/** Pieces that players hold in their own supply. */
export const PIECE_KINDS = ['follower', 'castle'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** The rule modules, in the order in which they take part wherever several act at the same place. */
export const MODULE_NAMES = ['base', 'goldmines', 'castles'] as const;
export type ModuleName = (typeof MODULE_NAMES)[number];

/** The id of a rule unit, as on the rule pages: `BASE-12`, `GOLD-28`, `CASTLE-14a`. */
export type RuleId = `BASE-${string}` | `GOLD-${string}` | `CASTLE-${string}`;

function oneOf<T extends string>(list: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => (list as readonly unknown[]).includes(value);
}

export const isPlayer = oneOf(PLAYERS);
export const isSide = oneOf(SIDES);
export const isHalf = oneOf(HALVES);
export const isModuleName = oneOf(MODULE_NAMES);
export const isTurn = (value: unknown): value is Turn => value === 0 || value === 1 || value === 2 || value === 3;
