/** Which printed tiles a page draws: it carries the symbols of no others. */
import { printedNames, TILE_SETS, type TileName } from '../engine/index.ts';
import { exampleOf } from './examples.ts';

/** The printed tiles of these examples and tile sets, in the order of the boxes; nothing if nothing is drawn. */
export function tilesDrawn(examples: readonly string[], galleries: readonly string[]): TileName[] | undefined {
  if (examples.length + galleries.length === 0) return undefined;
  const drawn = new Set<TileName>(
    examples.flatMap((id) => {
      const { board, next } = exampleOf(id);
      return [...board.tiles.map(([, , tile]) => tile), ...next];
    }),
  );
  for (const [name, set] of Object.entries(TILE_SETS)) {
    if (galleries.includes(name)) for (const tile of Object.keys(set.tiles)) drawn.add(tile);
  }
  return printedNames().filter((name) => drawn.has(name));
}
