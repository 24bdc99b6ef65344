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
 * *open* land is only divided, a *centre* is completed by its surroundings, a *hub* by all the lines that end at it.
 */
export type Form = 'area' | 'line' | 'open' | 'centre' | 'hub';

/** What a tile segment can be: those of Carcassonne, then those of Gold Rush. */
export const FEATURE_KINDS = [
  'city',
  'road',
  'cloister',
  'abbey',
  'shrine',
  'monastery',
  'church',
  'garden',
  'hut',
  'german-castle',
  'cathedral',
  'mist-castle',
  'field',
  'mountain',
  'track',
  'town',
  'cemetery',
  'prairie',
] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

export const FORM: Readonly<Record<FeatureKind, Form>> = {
  city: 'area',
  road: 'line',
  cloister: 'centre',
  abbey: 'centre',
  shrine: 'centre',
  monastery: 'centre',
  church: 'centre',
  garden: 'centre',
  hut: 'centre',
  'german-castle': 'centre',
  cathedral: 'hub',
  'mist-castle': 'centre',
  field: 'open',
  mountain: 'area',
  track: 'line',
  town: 'hub',
  cemetery: 'centre',
  prairie: 'open',
};

/** Buildings that are cloisters in every respect that other rules ask about (GIFT-X-10, GF-SHR-02). */
export const MONASTIC: ReadonlySet<FeatureKind> = new Set(['cloister', 'abbey', 'shrine', 'monastery', 'church']);

/** What a side of a tile shows; `any` fits everything and closes what it meets. */
export type EdgeKind = 'city' | 'road' | 'field' | 'mountain' | 'track' | 'prairie' | 'german-castle' | 'any';

/** The two ways straight across a tile, as a bridge runs. */
export const WAYS = ['NS', 'EW'] as const;
export type Way = (typeof WAYS)[number];

/** What can be scored: tile features, and a castle, which stands on the board. */
export const SCORED_KINDS = [...FEATURE_KINDS, 'castle'] as const;
export type ScoredKind = (typeof SCORED_KINDS)[number];

/** Pieces that players hold in their own supply. */
export const PIECE_KINDS = ['follower', 'castle', 'bridge', 'abbot', 'abbey', 'tent'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** The pieces that can stand on a feature and count for its majority. */
export const FIGURE_PIECES = ['follower', 'abbot'] as const;
export type FigurePiece = (typeof FIGURE_PIECES)[number];

/**
 * The rule modules, in the order in which they take part wherever several act at the same place. The first two are the
 * games; a game is played with one of them.
 */
export const MODULE_NAMES = [
  'base',
  'gold-rush',
  'goldmines',
  'castles',
  'bridges',
  'bazaars',
  'gifts',
  'crop-circles',
  'abbey',
  'shrines',
  'monasteries',
  'darmstadt',
  'abbot',
  'yaga',
  'german-castles',
  'cathedrals',
  'mists',
  'sheriff',
] as const;
export type ModuleName = (typeof MODULE_NAMES)[number];

/** The names under which the rule units of each module go: `GOLD` in `GOLD-28`. */
export const RULE_PREFIXES = [
  'BASE',
  'GOLD',
  'CASTLE',
  'BRIDGE',
  'BAZAAR',
  'GIFT',
  'CROP',
  'GF',
  'RUSH',
  'SHERIFF',
] as const;

/** The id of a rule unit, as on the rule pages: `BASE-12`, `GOLD-28`, `CASTLE-14a`, `GIFT-SYN-01`. */
export type RuleId = `${(typeof RULE_PREFIXES)[number]}-${string}`;

function oneOf<T extends string>(list: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => (list as readonly unknown[]).includes(value);
}

export const isPlayer = oneOf(PLAYERS);
export const isSide = oneOf(SIDES);
export const isHalf = oneOf(HALVES);
export const isModuleName = oneOf(MODULE_NAMES);

/** The modules that are a game of their own; all others add to one of them. */
export const GAMES = ['base', 'gold-rush'] as const;
export const isGame = oneOf(GAMES);
export const isWay = oneOf(WAYS);
export const isTurn = (value: unknown): value is Turn => value === 0 || value === 1 || value === 2 || value === 3;
