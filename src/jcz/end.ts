/**
 * Whether a saved game is over. A save does not say so, and leaves out the tiles that fitted nowhere when they were drawn. So
 * it is over if all tiles have been placed, or if none of those that are left could have been placed in some turn.
 */
import { choices, type GameState, type TileName } from '../engine/index.ts';
import type { Converted } from './convert.ts';
import type { Save } from './save.ts';
import { pileOf, type Setting } from './setup.ts';

/** Tiles of a pile that are not among those drawn. */
function leftOf(pile: readonly TileName[], drawn: readonly TileName[]): readonly TileName[] {
  const left = [...pile];
  for (const tile of drawn) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Whether nobody could have placed a tile in this position. */
const fitsNowhere =
  (tile: TileName) =>
  (state: GameState): boolean =>
    choices({ ...state, phase: 'place-tile', hand: tile }).length === 0;

/** The tiles that were left when the game ended; nothing if it goes on, or if that cannot be told. */
export function leftAtEnd(save: Save, setting: Setting, played: Converted): readonly TileName[] | undefined {
  if (!played.whole) return undefined;
  const { document, positions } = played;
  const turns = positions.length - 1;
  if (save.endTurn !== undefined) return turns >= save.endTurn ? [] : undefined;
  const pile = pileOf(save, setting, document.board.tiles[0]?.[2] ?? '');
  if (!pile) return undefined;
  const others = document.board.tiles.slice(1).map(([, , tile]) => tile);
  const left = leftOf(pile, [...document.next, ...others]);
  return [...new Set(left)].every((tile) => positions.some(fitsNowhere(tile))) ? left : undefined;
}
