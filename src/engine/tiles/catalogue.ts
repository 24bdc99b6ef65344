/** All printed tiles by name, and the one way to get a tile: by its printed name or in notation. */
import type { Turn, Way } from '../words.ts';
import { parseTile, type TileProblem } from './notation.ts';
import { bridged, type Tile } from './tile.ts';

/** `base/D` for a printed tile, or any tile in notation: `city:N road:EW`. */
export type TileName = string;

/** One face and how many of it a box holds. */
export interface PrintedTile {
  readonly text: string;
  readonly count: number;
  /** A tile that covers two squares: what the square south of the first shows. */
  readonly second?: { readonly name: TileName; readonly text: string };
}

/** What one box holds. */
export interface TileSet {
  readonly tiles: Readonly<Record<TileName, PrintedTile>>;
  /** The tile that opens the game, one of those counted. */
  readonly start?: TileName;
}

const printed = new Map<TileName, string>();
const seconds = new Map<TileName, TileName>();

/** Makes the faces of a box known by their names. */
export function printTiles(set: TileSet): void {
  for (const [name, { text, second }] of Object.entries(set.tiles)) {
    printed.set(name, text);
    if (!second) continue;
    printed.set(second.name, second.text);
    seconds.set(name, second.name);
  }
}

/** Texts come from documents too, so the number of remembered tiles is bounded. */
const MAX_CACHED = 2000;
const cache = new Map<TileName, readonly Tile[]>();
const bridgedTiles = new WeakMap<Tile, Partial<Record<Way, Tile>>>();

/** Every printed name of the modules at hand, box by box. */
export const printedNames = (): readonly TileName[] => [...printed.keys()];

/** For a tile that covers two squares, its other half; nothing for all others. */
export const otherHalf = (name: TileName): TileName | undefined => seconds.get(name);

/** Whether a name means the other half of a tile, which never lies alone. */
export const isSecondHalf = (name: TileName): boolean => [...seconds.values()].includes(name);

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

function withBridge(tile: Tile, way: Way): Tile {
  const known = bridgedTiles.get(tile)?.[way];
  if (known) return known;
  const made = bridged(tile, way);
  bridgedTiles.set(tile, { ...bridgedTiles.get(tile), [way]: made });
  return made;
}

/**
 * A tile that is known to exist, as it lies after so many quarter turns clockwise, perhaps under a bridge. Throws for a
 * name that is none.
 */
export function getTile(name: TileName, turn: Turn = 0, bridge?: Way): Tile {
  const turns = cache.get(name) ?? findTile(name);
  if ('reason' in turns) throw new Error(`no tile ${name}: ${turns.reason}`);
  const tile = turns[turn] as Tile;
  return bridge ? withBridge(tile, bridge) : tile;
}

/** All tiles of a box, each as often as it holds it. */
export const tilesOf = (set: TileSet): TileName[] =>
  Object.entries(set.tiles).flatMap(([name, tile]) => Array<TileName>(tile.count).fill(name));
