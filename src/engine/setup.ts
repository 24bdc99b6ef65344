/** Setting up a game (BASE-01…05, GOLD-09, CASTLE-02). */
import { modulesOf } from './modules/index.ts';
import type { RuleModule } from './modules/module.ts';
import type { Parts } from './modules/parts.ts';
import { DEFAULT_OPTIONS, type Options } from './options.ts';
import { shuffle } from './random.ts';
import type { Agreement, GameState, Outcome, Supply } from './state.ts';
import { type TileName, type TileSet, tilesOf } from './tiles/catalogue.ts';
import { beginPhase } from './turn/play.ts';
import { isGame, MODULE_NAMES, type ModuleName, type PieceKind, type Player } from './words.ts';

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;

/** Options of single modules, where they differ from the default. */
export type GivenOptions = { readonly [M in ModuleName]?: Partial<Options[M]> };

/** Modules in their order, a game among them. */
export function inOrder(named: readonly ModuleName[]): ModuleName[] {
  const all: readonly ModuleName[] = named.some(isGame) ? named : ['base', ...named];
  return MODULE_NAMES.filter((name) => all.includes(name));
}

/**
 * Puts modules into their order and fills in the options. A game is among them: the base game of Carcassonne, unless
 * Gold Rush is named.
 */
export function agree(
  modules: readonly ModuleName[],
  players: readonly Player[],
  given: GivenOptions = {},
  reveal = false,
): Agreement {
  const options = Object.fromEntries(
    MODULE_NAMES.map((name) => [name, { ...DEFAULT_OPTIONS[name], ...given[name] }]),
  ) as unknown as Options;
  return {
    modules: inOrder(modules),
    options,
    players,
    ...(reveal && { reveal }),
  };
}

/** The pieces each player begins with. */
export function piecesOf(modules: readonly RuleModule[], players: number): Supply {
  const supply: Partial<Record<PieceKind, number>> = {};
  for (const module of modules) Object.assign(supply, module.pieces(players));
  return supply;
}

/** The same for a game that is agreed upon. */
export const startingPieces = (agreement: Agreement): Supply =>
  piecesOf(modulesOf(agreement), agreement.players.length);

export interface GameSetup {
  readonly agreement: Agreement;
  readonly seed?: number;
  /** The pile in this order instead of a shuffled one; the start tile is not in it. */
  readonly order?: readonly TileName[];
  /** The tile the game opens with; the game’s own by default. */
  readonly start?: TileName;
}

/** All tiles of a game but the start tile, in the order of the boxes. */
export function fullPile(agreement: Agreement, start: TileName): TileName[] {
  const modules = modulesOf(agreement);
  const owner = (box: TileSet) => modules.find((module) => module.box === box);
  let tiles: readonly TileName[] = modules.flatMap((module) => [
    ...module.tiles(agreement),
    ...(module.box && owner(module.box) === module ? tilesOf(module.box) : []),
  ]);
  for (const module of modules) tiles = module.exchange?.(tiles, agreement) ?? tiles;
  const at = tiles.indexOf(start);
  return tiles.filter((_, i) => i !== at);
}

/** The tile that a game opens with (BASE-04, RUSH-17). */
export function startTileOf(agreement: Agreement): TileName {
  const [start] = modulesOf(agreement).flatMap((module) => module.start ?? []);
  if (start === undefined) throw new Error(`no start tile in ${agreement.modules.join()}`);
  return start;
}

/** What all modules keep when a game begins; some of it is shuffled. */
function partsAtStart(agreement: Agreement, seed: number, start: TileName): readonly [parts: Parts, random: number] {
  let parts: Parts = {};
  let random = seed;
  for (const module of modulesOf(agreement)) {
    const begun = module.begin?.(agreement, random, start);
    if (!begun) continue;
    parts = { ...parts, ...begun.parts };
    random = begun.random ?? random;
  }
  return [parts, random];
}

/** A new game up to its first decision. The first player of the agreement begins; its first event cites the set-up. */
export function newGame({ agreement, seed = 1, order, start = startTileOf(agreement) }: GameSetup): Outcome {
  const [shuffled, afterTiles] = order ? [order, seed | 0] : shuffle(fullPile(agreement, start), seed | 0);
  const [parts, random] = partsAtStart(agreement, afterTiles, start);
  const modules = modulesOf(agreement);
  const pieces = startingPieces(agreement);
  const state: GameState = {
    agreement,
    turn: 1,
    active: agreement.players[0] as Player,
    phase: 'begin-turn',
    pile: { order: shuffled, drawn: 0, then: 'end' },
    aside: [],
    tiles: [{ tile: start, cell: [0, 0], turn: 0 }],
    followers: [],
    points: {},
    supply: Object.fromEntries(agreement.players.map((player) => [player, pieces])),
    random,
    record: { completed: [] },
    parts,
  };
  const { events, ...begun } = beginPhase(state, 'begin-turn');
  const also = modules.flatMap(({ setUp = [] }) => setUp);
  return {
    ...begun,
    events: events.map((event, i) => (i ? event : { ...event, also: also.concat(event.also ?? []) })),
  };
}
