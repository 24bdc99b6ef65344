/** What is drawn when the known tiles are at an end. */
import { type Agreement, fullPile, isSecondHalf, startTileOf, type TileName } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { addNext, setThen } from './pile.ts';

/** A tile that is drawn after those that are known: the game does not end with them. */
export const drawNext = (document: ScenarioDocument, tile: TileName): ScenarioDocument =>
  setThen(addNext(document, tile), 'unknown');

/** A face in the boxes that are played with, and how many tiles of it are neither on the board nor among those known. */
export interface Face {
  readonly tile: TileName;
  readonly left: number;
}

export function facesOf(agreement: Agreement, { board, next }: ScenarioDocument): Face[] {
  const start = startTileOf(agreement);
  const counts = new Map<TileName, number>();
  const add = (tile: TileName, count: number) => counts.set(tile, (counts.get(tile) ?? 0) + count);
  for (const tile of [start, ...fullPile(agreement, start)]) add(tile, 1);
  for (const tile of [...board.tiles.map(([, , name]) => name), ...next]) if (counts.has(tile)) add(tile, -1);
  return [...counts].filter(([tile]) => !isSecondHalf(tile)).map(([tile, left]) => ({ tile, left: Math.max(0, left) }));
}
