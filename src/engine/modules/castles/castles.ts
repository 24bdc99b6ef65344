/** Castles on the table: where they stand, their vicinity, their lords (CASTLE-07, CASTLE-14). */
import { type Cell, hasCell, sameCell } from '../../geometry.ts';
import type { Follower, GameState } from '../../state.ts';
import type { Spot } from '../../tiles/tile.ts';
import type { Draft } from '../../turn/draft.ts';
import { clockwiseFrom } from '../../turn/seats.ts';
import type { Player } from '../../words.ts';
import type { Castle, CastlesPart } from './part.ts';

/** The spot of a lord: on the first cell of his castle, towards the second. One tile can carry two castles. */
export const lordSpot = ([a, b]: Castle['cells']): Spot => (a[0] === b[0] ? 'castle:S' : 'castle:E');

export const sameCastle = (a: Castle['cells'], b: Castle['cells']): boolean =>
  sameCell(a[0], b[0]) && sameCell(a[1], b[1]);

/** The northern or western cell first. */
export const inOrder = ([a, b]: Castle['cells']): Castle['cells'] =>
  a[1] < b[1] || (a[1] === b[1] && a[0] < b[0]) ? [a, b] : [b, a];

export const castlesOf = (state: GameState): CastlesPart => state.parts.castles as CastlesPart;

export const keep = (draft: Draft, change: Partial<CastlesPart>): void => {
  draft.state.parts = { ...draft.state.parts, castles: { ...castlesOf(draft.state), ...change } };
};

/** The six squares: its own two and the two beside each of its long sides (CASTLE-14). */
export function vicinityOf([a, b]: Castle['cells']): Cell[] {
  const [dx, dy] = a[0] === b[0] ? [1, 0] : [0, 1];
  return [-1, 0, 1].flatMap((n): Cell[] => [
    [a[0] + n * dx, a[1] + n * dy],
    [b[0] + n * dx, b[1] + n * dy],
  ]);
}

/** The follower on a castle, until it has scored. */
export const lordOf = (state: GameState, castle: Castle): Follower | undefined =>
  state.followers.find(({ on, cell }) => on === lordSpot(castle.cells) && sameCell(cell, castle.cells[0]));

/** The castle on exactly these two cells. */
export const castleOn = (state: GameState, cells: readonly Cell[]): Castle | undefined =>
  castlesOf(state).castles.find((castle) => cells.length === 2 && castle.cells.every((cell) => hasCell(cells, cell)));

/** Sorts by seat, clockwise from the active player. */
export function bySeat(state: GameState) {
  const seats = clockwiseFrom(state, state.active);
  return (a: { readonly player: Player }, b: { readonly player: Player }): number =>
    seats.indexOf(a.player) - seats.indexOf(b.player);
}
