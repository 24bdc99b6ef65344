/** Which tiles a page draws: it carries the symbols of no others. */
import { TILE_SETS } from '../engine/all.ts';
import { isSecondHalf, printedNames, type TileName, type TileSet } from '../engine/index.ts';
import { exampleOf } from './examples.ts';

/** The tiles that an example can show: on its board, to be drawn, or in the hands of players, where abbeys go unnamed. */
function tilesIn(id: string): TileName[] {
  const document = exampleOf(id);
  const { board, next, modules } = document;
  const text = JSON.stringify(document);
  const named = printedNames().filter((name) => text.includes(`"${name}"`));
  const own = 'abbey' in modules ? ['abbey/abbey'] : [];
  return [...board.tiles.map(([, , tile]) => tile), ...next, ...named, ...own];
}

/**
 * The tiles of these examples and tile sets: printed ones in the order of the boxes, then those in notation; nothing if
 * nothing is drawn.
 */
export function tilesDrawn(examples: readonly string[], galleries: readonly string[]): TileName[] | undefined {
  if (examples.length + galleries.length === 0) return undefined;
  const drawn = new Set(examples.flatMap(tilesIn));
  for (const [name, set] of Object.entries<TileSet>(TILE_SETS)) {
    if (galleries.includes(name)) for (const tile of Object.keys(set.tiles)) drawn.add(tile);
  }
  const printed = printedNames().filter((name) => drawn.has(name));
  return [...new Set([...printed, ...drawn])];
}

/** Every printed face, for a page on which anything can be drawn. */
export const allFaces = (): readonly TileName[] => printedNames().filter((name) => !isSecondHalf(name));
