/** Moving gold: onto tiles, off them, and what lies where. */
import { type Cell, hasCell, sameCell } from '../../geometry.ts';
import type { GameState } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import type { GoldminesPart, GoldOnTile } from './part.ts';

/** GOLD-04. */
export const PIECES = 16;

export const goldOf = (state: GameState): GoldminesPart => state.parts.goldmines as GoldminesPart;

export const keep = (draft: Draft, change: Partial<GoldminesPart>): void => {
  draft.state.parts = { ...draft.state.parts, goldmines: { ...goldOf(draft.state), ...change } };
};

export const countAt = (onBoard: readonly GoldOnTile[], cell: Cell): number =>
  onBoard.find((gold) => sameCell(gold.cell, cell))?.count ?? 0;

/** The gold with some pieces more, or less, on a cell. */
export function withGold(onBoard: readonly GoldOnTile[], cell: Cell, change: number): GoldOnTile[] {
  const count = countAt(onBoard, cell) + change;
  const others = onBoard.filter((gold) => !sameCell(gold.cell, cell));
  return count > 0 ? [...others, { cell, count }] : others;
}

/** Of these cells, those that hold gold. */
export const withGoldOn = (onBoard: readonly GoldOnTile[], cells: readonly Cell[]): Cell[] =>
  onBoard.filter((gold) => hasCell(cells, gold.cell)).map(({ cell }) => cell);
