/** How `german-castles` is written in a document: `held` are the castle tiles that lie before each player. */
import { isPlayer, PLAYERS } from '../../engine/index.ts';
import { LIMITS } from '../limits.ts';
import { list, mapOf, record } from '../shape.ts';
import { type ModuleShapes, tile } from './shapes.ts';

export const germanCastles: ModuleShapes = {
  choices: { 'german-castle': { tile } },
  part: record({ held: mapOf(isPlayer, PLAYERS.join(', '), list(tile, LIMITS.castleTiles), PLAYERS.length) }),
};
