/** Loading what a document needs of the engine, in a browser. */
import type { ModuleName } from '../engine/index.ts';
import { loadModules } from '../engine/load.ts';
import type { ScenarioDocument } from './document.ts';

/** What is on a board of a module that is not played: without the module nobody could say that it should not be there. */
function* foreignIn({ board, gold, goldSupply, supply = {}, parts = {} }: ScenarioDocument): Generator<ModuleName> {
  if (board.gold?.length || gold || goldSupply !== undefined) yield 'goldmines';
  if (board.castles?.length) yield 'castles';
  if (board.bridges?.length) yield 'bridges';
  if (board.followers?.some(({ piece }) => piece === 'abbot')) yield 'abbot';
  if (board.followers?.some(({ as }) => as === 'prior')) yield 'monasteries';
  for (const pieces of Object.values(supply)) {
    if (pieces?.castle !== undefined) yield 'castles';
    if (pieces?.bridge !== undefined) yield 'bridges';
    if (pieces?.abbot !== undefined) yield 'abbot';
    if (pieces?.abbey !== undefined) yield 'abbey';
    if (pieces?.tent !== undefined) yield 'gold-rush';
  }
  yield* Object.keys(parts) as ModuleName[];
}

/** Loads the modules that a document is played with, and those of its tiles and pieces. */
export const loadFor = (document: ScenarioDocument): Promise<void> =>
  loadModules(
    [...(Object.keys(document.modules) as ModuleName[]), ...foreignIn(document)],
    [...document.board.tiles.map(([, , tile]) => tile), ...document.next],
  );
