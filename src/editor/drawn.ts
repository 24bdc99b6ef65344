/** What of a document can be drawn, however impossible its situation is. */
import type { Shown } from '../drawing/index.ts';
import { type Cell, cellKey, type Follower, lordSpot, type Spot } from '../engine/index.ts';
import type { ScenarioDocument } from '../scenario/document.ts';
import { groundOf, inOrder, spotOn } from './edits/ground.ts';

/** The gold on each square: it may be written down in several parts. */
function goldOf(gold: NonNullable<ScenarioDocument['board']['gold']>) {
  const counts = new Map<number, { readonly cell: Cell; readonly count: number }>();
  for (const [x, y, count] of gold) {
    const key = cellKey(x, y);
    counts.set(key, { cell: [x, y], count: count + (counts.get(key)?.count ?? 0) });
  }
  return [...counts.values()];
}

export function drawnOf({ board, parts = {} }: ScenarioDocument): Shown {
  const ground = groundOf(board);
  /** Pieces on a spot that the tile does not have stand in its middle, those beside all tiles on their empty square. */
  const inFull = <P extends { readonly cell: Cell; readonly on: Spot }>(piece: P): P => {
    const on = spotOn(ground.get(cellKey(...piece.cell))?.placed, piece.on);
    return on === undefined || on === piece.on ? piece : { ...piece, on };
  };
  const castles = (board.castles ?? []).map(({ player, cells, lord }) => ({ player, cells: inOrder(cells), lord }));
  const lords = castles
    .filter(({ lord }) => lord)
    .map(({ player, cells }): Follower => ({ player, cell: cells[0], on: lordSpot(cells) }));
  const { stacks = [], tents = [] } = parts['gold-rush'] ?? {};
  const { cell, on } = parts.sheriff ?? {};
  return {
    tiles: [...ground.values()].map(({ placed }) => placed),
    followers: [...(board.followers ?? []).map(inFull), ...lords],
    parts: {
      goldmines: { onBoard: goldOf(board.gold ?? []) },
      castles: { castles: castles.map(({ player, cells }) => ({ player, cells, built: 0 })) },
      'gold-rush': { stacks: stacks.map(inFull), tents: tents.map(inFull) },
      ...(cell && on !== undefined && { sheriff: inFull({ cell, on }) }),
    },
  };
}
