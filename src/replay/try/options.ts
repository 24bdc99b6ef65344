/** The choices of a decision, arranged for a person: by square and turn for a tile, else one by one. */
import {
  type Cell,
  type Choice,
  choices,
  type GameState,
  getTile,
  type Refusal,
  refusal,
  sameCell,
  type TileName,
  TURNS,
  type Turn,
} from '../../engine/index.ts';
import type { Position } from './session.ts';

/** The squares on which something can be done, each once, in the order of their names; none where it is not about squares. */
export function cellsToChoose(state: GameState): Cell[] {
  const cells: Cell[] = [];
  for (const choice of choices(state)) {
    if (choice.kind !== 'tile' && choice.kind !== 'gold' && choice.kind !== 'take') continue;
    if (!cells.some((cell) => sameCell(cell, choice.cell))) cells.push(choice.cell);
  }
  return cells.sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
}

/** Two turns that leave the tile looking the same are shown once. */
const looks = (tile: TileName, turn: Turn): string => {
  const { edges, segments } = getTile(tile, turn);
  return JSON.stringify([edges, segments.map(({ spot, shields }) => [spot, shields]).sort()]);
};

/** The turns in which the tile in hand can be laid on a cell, those that look alike once. */
export function turnsOn(state: GameState, cell: Cell): Turn[] {
  const tile = state.hand;
  if (tile === undefined) return [];
  const legal = choices(state).flatMap((c) => (c.kind === 'tile' && sameCell(c.cell, cell) ? [c.turn] : []));
  return legal.filter((turn, i) => legal.findIndex((other) => looks(tile, other) === looks(tile, turn)) === i);
}

/** Why nothing can be done on this square: the refusal of the choice that comes nearest to it. */
export function refusedOn(position: Position, cell: Cell): Refusal | undefined {
  const { state, decision } = position;
  if (decision?.kind === 'place-tile') {
    const refused = TURNS.map((turn) => refusal(state, { kind: 'tile', cell, turn }));
    return refused.every(Boolean) ? refused[0] : undefined;
  }
  if (decision?.kind === 'place-gold') return refusal(state, { kind: 'gold', cell });
  if (decision?.kind === 'take-gold') return refusal(state, { kind: 'take', cell });
  return undefined;
}

/** The segments of the tile just placed on which no follower may be put, and why. */
export function refusedSpots({ state, decision }: Position): { readonly choice: Choice; readonly refusal: Refusal }[] {
  const placed = state.record.placed;
  if (decision?.kind !== 'place-follower' || !placed) return [];
  return getTile(placed.tile, placed.turn).segments.flatMap(({ spot }) => {
    const choice: Choice = { kind: 'follower', on: spot };
    const refused = refusal(state, choice);
    return refused ? [{ choice, refusal: refused }] : [];
  });
}
