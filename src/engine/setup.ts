/** Setting up a game (BASE-01…05, GOLD-09, CASTLE-02). */
import { modulesOf } from './modules/index.ts';
import type { RuleModule } from './modules/module.ts';
import type { Parts } from './modules/parts.ts';
import { DEFAULT_OPTIONS, type Options } from './options.ts';
import { shuffle } from './random.ts';
import type { Agreement, GameState, Outcome, Supply } from './state.ts';
import { TILE_SETS, type TileName, tilesOf } from './tiles/catalogue.ts';
import { beginPhase } from './turn/play.ts';
import { MODULE_NAMES, type ModuleName, type PieceKind, type Player } from './words.ts';

/** The tile that the base game opens with (BASE-04). */
const BASE_START: TileName = TILE_SETS.base.start;

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;

/** Options of single modules, where they differ from the default. */
export type GivenOptions = { readonly [M in ModuleName]?: Partial<Options[M]> };

/** Puts modules into their order, the base game always among them, and fills in the options. */
export function agree(modules: readonly ModuleName[], players: readonly Player[], given: GivenOptions = {}): Agreement {
  const options: Options = {
    base: { ...DEFAULT_OPTIONS.base, ...given.base },
    goldmines: { ...DEFAULT_OPTIONS.goldmines, ...given.goldmines },
    castles: {},
  };
  return {
    modules: MODULE_NAMES.filter((name) => name === 'base' || modules.includes(name)),
    options,
    players,
  };
}

/** The pieces each player begins with. */
export function piecesOf(modules: readonly RuleModule[], players: number): Supply {
  const supply: Partial<Record<PieceKind, number>> = {};
  for (const module of modules) Object.assign(supply, module.pieces(players));
  return supply;
}

export interface GameSetup {
  readonly agreement: Agreement;
  readonly seed?: number;
  /** The pile in this order instead of a shuffled one; the start tile is not in it. */
  readonly order?: readonly TileName[];
  /** The tile the game opens with; the base game's own by default. */
  readonly start?: TileName;
}

/** All tiles of a game but the start tile, in the order of the boxes. */
export function fullPile(agreement: Agreement, start: TileName): TileName[] {
  const tiles = modulesOf(agreement).flatMap((module) => tilesOf(module.tiles));
  const at = tiles.indexOf(start);
  return at < 0 ? tiles : tiles.filter((_, i) => i !== at);
}

/** A new game up to its first decision. The first player of the agreement begins. */
export function newGame({ agreement, seed = 1, order, start = BASE_START }: GameSetup): Outcome {
  const modules = modulesOf(agreement);
  const [shuffled, random] = order ? [order, seed | 0] : shuffle(fullPile(agreement, start), seed | 0);
  const pieces = piecesOf(modules, agreement.players.length);
  const state: GameState = {
    agreement,
    turn: 1,
    active: agreement.players[0] as Player,
    phase: 'draw',
    pile: { order: shuffled, drawn: 0, then: 'end' },
    aside: [],
    tiles: [{ tile: start, cell: [0, 0], turn: 0 }],
    followers: [],
    points: {},
    supply: Object.fromEntries(agreement.players.map((player) => [player, pieces])),
    random,
    record: { completed: [] },
    parts: Object.assign({}, ...modules.map((module) => module.begin?.(agreement) ?? {})) as Parts,
  };
  return beginPhase(state, 'draw');
}
