/** Drawing a tile and placing it (BASE-11…15). */
import { boardOf, withPlaced } from '../../board/board.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { fitsSomewhere, mismatches, placementsOf, touchesATile } from '../../board/placements.ts';
import { isOnTable } from '../../geometry.ts';
import type { Choice, GameState, PlacedTile, Refusal } from '../../state.ts';
import type { TileName } from '../../tiles/catalogue.ts';
import type { Phase } from '../../turn/phase.ts';

/** Draws until a tile fits; without one the game ends, or rests where no further tile is known. */
export const draw: Phase = {
  name: 'draw',
  rests: true,
  enter(draft) {
    const { state } = draft;
    if (state.pile.drawn < state.pile.order.length) {
      draft.tell({ kind: 'turn-began', player: state.active, turn: state.turn, rule: 'BASE-10' });
    }
    const board = boardOf(state.tiles);
    while (state.pile.drawn < state.pile.order.length) {
      const tile = state.pile.order[state.pile.drawn] as TileName;
      state.pile = { ...state.pile, drawn: state.pile.drawn + 1 };
      draft.tell({ kind: 'tile-drawn', player: state.active, tile, rule: 'BASE-11' });
      if (fitsSomewhere(board, tile)) {
        state.hand = tile;
        draft.leave();
        return;
      }
      state.aside = [...state.aside, tile];
      draft.tell({ kind: 'tile-set-aside', player: state.active, tile, rule: 'BASE-14' });
    }
    if (state.pile.then === 'end') draft.goTo('final-begin');
  },
};

function tileRefusal(state: GameState, choice: Choice): Refusal | undefined {
  if (choice.kind !== 'tile') return { reason: 'malformed', rule: 'BASE-12', cells: [] };
  const { cell } = choice;
  const [x, y] = cell;
  const board = boardOf(state.tiles);
  if (!isOnTable(cell)) return { reason: 'cell-too-far', rule: 'BASE-12', cells: [cell] };
  if (tileIndexAt(board.grid, x, y) >= 0) return { reason: 'cell-taken', rule: 'BASE-12', cells: [cell] };
  if (!touchesATile(board, cell)) return { reason: 'touches-nothing', rule: 'BASE-12', cells: [cell] };
  const differing = mismatches(board, state.hand as TileName, choice);
  return differing.length ? { reason: 'edges-differ', rule: 'BASE-12', cells: [cell, ...differing] } : undefined;
}

export const placeTile: Phase = {
  name: 'place-tile',
  alwaysAsks: true,
  decision: ({ active, hand }) =>
    hand === undefined ? undefined : { kind: 'place-tile', player: active, rule: 'BASE-11', tile: hand },
  choices: ({ tiles, hand }) =>
    placementsOf(boardOf(tiles), hand as TileName).map(({ cell, turn }) => ({ kind: 'tile', cell, turn })),
  refusal: tileRefusal,
  play(draft, choice) {
    if (choice.kind !== 'tile') return;
    const { state } = draft;
    const { cell, turn } = choice;
    const tile = state.hand as TileName;
    const placed: PlacedTile = { tile, cell, turn };
    delete (state as { hand?: TileName }).hand;
    state.tiles = withPlaced(state.tiles, placed);
    state.record = { ...state.record, placed };
    draft.tell({ kind: 'tile-placed', player: state.active, tile, cell, turn, rule: 'BASE-12' });
    draft.leave();
  },
};
