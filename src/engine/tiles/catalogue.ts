/** All printed tiles by name, and the one way to get a tile: by its printed name or in notation. */
import type { Turn } from '../words.ts';
import { parseTile, type TileProblem } from './notation.ts';
import { base } from './sets/base.ts';
import { castles } from './sets/castles.ts';
import { goldmines } from './sets/goldmines.ts';
import type { Tile } from './tile.ts';

/** `base/D` for a printed tile, or any tile in notation: `city:N road:EW`. */
export type TileName = string;

/** What one box holds. */
export interface TileSet {
  readonly tiles: Readonly<Record<TileName, { readonly text: string; readonly count: number }>>;
  /** The tile that opens the game, one of those counted. */
  readonly start?: TileName;
}

export const TILE_SETS = { base, goldmines, castles } as const satisfies Record<string, TileSet>;

const printed = new Map<TileName, string>(
  Object.values(TILE_SETS).flatMap((set) => Object.entries(set.tiles).map(([name, tile]) => [name, tile.text])),
);

/** Texts come from documents too, so the number of remembered tiles is bounded. */
const MAX_CACHED = 2000;
const cache = new Map<TileName, readonly Tile[]>();

/** Every printed name, in the order of the boxes. */
export const printedNames = (): readonly TileName[] => [...printed.keys()];

/** The four turns of a tile, or why the name is none: an unknown printed name is an `unknown-word`. */
export function findTile(name: TileName): readonly Tile[] | TileProblem {
  const known = cache.get(name);
  if (known) return known;
  const turns = parseTile(printed.get(name) ?? name);
  if ('reason' in turns) return turns;
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(name, turns);
  return turns;
}

/** A tile that is known to exist, as it lies after so many quarter turns clockwise. Throws for a name that is none. */
export function getTile(name: TileName, turn: Turn = 0): Tile {
  const turns = cache.get(name) ?? findTile(name);
  if ('reason' in turns) throw new Error(`no tile ${name}: ${turns.reason}`);
  return turns[turn] as Tile;
}

/** All tiles of a box, each as often as it holds it. */
export const tilesOf = (set: TileSet): TileName[] =>
  Object.entries(set.tiles).flatMap(([name, tile]) => Array<TileName>(tile.count).fill(name));
