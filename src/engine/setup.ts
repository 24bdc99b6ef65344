/** What is agreed upon before a game, and what is taken out of the boxes for it (BASE-01…05, GOLD-09, CASTLE-02). */
import { boxesOf } from './modules/boxes.ts';
import { DEFAULT_OPTIONS, type Options } from './options.ts';
import type { Agreement, Supply } from './state.ts';
import { type TileName, type TileSet, tilesOf } from './tiles/catalogue.ts';
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
export function startingPieces(agreement: Agreement): Supply {
  const supply: Partial<Record<PieceKind, number>> = {};
  for (const box of boxesOf(agreement)) Object.assign(supply, box.pieces(agreement.players.length));
  return supply;
}

/** All tiles of a game but the start tile, in the order of the boxes. */
export function fullPile(agreement: Agreement, start: TileName): TileName[] {
  const boxes = boxesOf(agreement);
  const owner = (set: TileSet) => boxes.find(({ shared }) => shared === set);
  let tiles: readonly TileName[] = boxes.flatMap((box) => [
    ...box.tiles(agreement),
    ...(box.shared && owner(box.shared) === box ? tilesOf(box.shared) : []),
  ]);
  for (const box of boxes) tiles = box.exchange?.(tiles, agreement) ?? tiles;
  const at = tiles.indexOf(start);
  return tiles.filter((_, i) => i !== at);
}

/** The tile that a game opens with (BASE-04, RUSH-17). */
export function startTileOf(agreement: Agreement): TileName {
  const [start] = boxesOf(agreement).flatMap((box) => box.start ?? []);
  if (start === undefined) throw new Error(`no start tile in ${agreement.modules.join()}`);
  return start;
}
