/** Placing two pieces when a gold tile is laid: one on it, one beside it (GOLD-12…20). */
import { boardOf } from '../../board/board.ts';
import { neighboursWithTile, tileCell } from '../../board/feature.ts';
import { type Cell, hasCell, sameCell } from '../../geometry.ts';
import type { Choice, GameState, PlacedTile, Refusal } from '../../state.ts';
import { getTile } from '../../tiles/catalogue.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import type { RuleId } from '../../words.ts';
import { goldOf, keep, withGold } from './gold.ts';

const placedCell = (state: GameState): Cell => (state.record.placed as PlacedTile).cell;

function put(draft: Draft, cell: Cell, own: boolean, rule: RuleId): void {
  const { supply, onBoard } = goldOf(draft.state);
  keep(draft, { supply: supply - 1, onBoard: withGold(onBoard, cell, 1) });
  draft.tell({ kind: 'gold-placed', player: draft.state.active, cell, own, rule });
}

/** The tiles around, diagonally too (GOLD-13); one that covers two squares is one place. */
function neighbours(state: GameState): Cell[] {
  const board = boardOf(state.tiles);
  const cells = neighboursWithTile(board, placedCell(state)).map((cell) => tileCell(board, cell));
  return cells.filter((cell, i) => cells.findIndex((other) => sameCell(other, cell)) === i);
}

function goldRefusal(state: GameState, choice: Choice): Refusal | undefined {
  if (choice.kind !== 'gold') return { reason: 'malformed', rule: 'GOLD-12', cells: [] };
  const { cell } = choice;
  const own = placedCell(state);
  if (hasCell(neighbours(state), tileCell(boardOf(state.tiles), cell))) return undefined;
  if (sameCell(cell, own)) return { reason: 'gold-on-own-tile', rule: 'GOLD-12', cells: [cell] };
  const near = Math.max(Math.abs(cell[0] - own[0]), Math.abs(cell[1] - own[1])) === 1;
  return { reason: near ? 'gold-on-empty-cell' : 'gold-too-far', rule: 'GOLD-13', cells: [cell, own] };
}

export const placeGold: Phase = {
  name: 'place-gold',
  enter(draft) {
    const { tile } = draft.state.record.placed as PlacedTile;
    if (!getTile(tile).marks.includes('gold')) {
      draft.leave();
      return;
    }
    const missing = Math.max(0, 2 - goldOf(draft.state).supply);
    if (missing < 2) put(draft, placedCell(draft.state), true, 'GOLD-12');
    if (missing > 0) {
      draft.tell({ kind: 'gold-short', player: draft.state.active, missing, rule: 'GOLD-20' });
      draft.leave();
    }
  },
  decision: ({ active }) => ({ kind: 'place-gold', player: active, rule: 'GOLD-12', also: ['GOLD-17', 'GOLD-21'] }),
  choices: (state) => neighbours(state).map((cell) => ({ kind: 'gold', cell })),
  refusal: goldRefusal,
  play(draft, choice) {
    if (choice.kind !== 'gold') return;
    const cell = tileCell(boardOf(draft.state.tiles), choice.cell);
    put(draft, cell, false, neighbours(draft.state).length === 1 ? 'GOLD-14' : 'GOLD-13');
    draft.leave();
  },
};
