/** Castles on the table, their lords, and the order of their owners. */
import { type Cell, hasCell, sameCell } from '../../geometry.ts';
import type { Follower, GameState } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import { clockwiseFrom } from '../../turn/seats.ts';
import type { Player } from '../../words.ts';
import { lordSpot } from './ground.ts';
import type { Castle, CastlesPart } from './part.ts';

export const castlesOf = (state: GameState): CastlesPart => state.parts.castles as CastlesPart;

export const keep = (draft: Draft, change: Partial<CastlesPart>): void => {
  draft.state.parts = { ...draft.state.parts, castles: { ...castlesOf(draft.state), ...change } };
};

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
