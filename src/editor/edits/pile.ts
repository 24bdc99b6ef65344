/** The tiles that are drawn next, and those that are left in the boxes. */
import { fullPile, otherHalf, printedNames, shuffle, startTileOf, type TileName } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { LIMITS } from '../../scenario/limits.ts';
import { agreementOf } from '../../scenario/situation.ts';
import { moved, withField } from './written.ts';

export type Counts = ReadonlyMap<TileName, number>;

export const ABBEY: TileName = 'abbey/abbey';

/** Tiles that are not in the pile: each player's abbey, the castles of Germany. */
function* ownTiles({ modules, players }: Pick<ScenarioDocument, 'modules' | 'players'>): Generator<TileName> {
  if (modules.abbey) yield* players.map(() => ABBEY);
  if (modules['german-castles']) yield* printedNames().filter((name) => otherHalf(name) !== undefined);
}

/** Adds so many to the counts of these tiles. */
function count(counts: Map<TileName, number>, tiles: Iterable<TileName>, each: number): void {
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + each);
}

/** How many of each tile the boxes in play hold. Their modules must be loaded. */
export function tilesInPlay({ modules, players }: Pick<ScenarioDocument, 'modules' | 'players'>): Counts {
  const agreement = agreementOf({ modules, players });
  const start = startTileOf(agreement);
  const counts = new Map<TileName, number>();
  count(counts, [start, ...fullPile(agreement, start), ...ownTiles({ modules, players })], 1);
  return counts;
}

/** The same without those on the board and those that come next: below zero where there are more than there can be. */
export function tilesLeft(document: ScenarioDocument): Counts {
  const counts = new Map(tilesInPlay(document));
  count(
    counts,
    document.board.tiles.map(([, , tile]) => tile),
    -1,
  );
  count(counts, document.next, -1);
  return counts;
}

const withNext = (document: ScenarioDocument, next: readonly TileName[]): ScenarioDocument =>
  withField(document, 'next', next.slice(0, LIMITS.tiles));

/** Puts a tile behind those that come next, or before the one at this place. */
export const addNext = (document: ScenarioDocument, tile: TileName, at = document.next.length): ScenarioDocument =>
  withNext(document, document.next.toSpliced(at, 0, tile));

export const removeNext = (document: ScenarioDocument, index: number): ScenarioDocument =>
  document.next[index] === undefined ? document : withNext(document, document.next.toSpliced(index, 1));

export function moveNext(document: ScenarioDocument, index: number, by: number): ScenarioDocument {
  const next = moved(document.next, index, by);
  return next === document.next ? document : withNext(document, next);
}

export const clearNext = (document: ScenarioDocument): ScenarioDocument =>
  document.next.length ? withNext(document, []) : document;

/** The tiles of the pile that are left, each as often as it is. */
function pileLeft(document: ScenarioDocument): TileName[] {
  const own = new Set(ownTiles(document));
  return [...tilesLeft(document)].flatMap(([tile, left]) =>
    own.has(tile) ? [] : Array<TileName>(Math.max(0, left)).fill(tile),
  );
}

/** Puts all tiles that are left behind those that come next, shuffled by a seed: the game ends with the last of them. */
export function fillNext(document: ScenarioDocument, seed: number): ScenarioDocument {
  const [rest] = shuffle(pileLeft(document), seed);
  return { ...withNext(document, [...document.next, ...rest]), then: 'end' };
}

/** What comes behind the known tiles: the end of the game, or nobody knows what. */
export const setThen = (document: ScenarioDocument, then: 'end' | 'unknown'): ScenarioDocument =>
  withField(document, 'then', then === 'end' ? then : undefined);
