/** Placing a bridge after the tile: one if the player likes, or the one without which the tile does not fit. */
import { boardOf, withBridge } from '../../board/board.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { halvesOf, type Placement } from '../../board/halves.ts';
import { freePlacements } from '../../board/placements.ts';
import { sameCell } from '../../geometry.ts';
import type { Choice, GameState, PlacedTile, Refusal } from '../../state.ts';
import { getTile, type TileName } from '../../tiles/catalogue.ts';
import { bridgeSpot, SIDES_OF } from '../../tiles/tile.ts';
import type { Phase } from '../../turn/phase.ts';
import { SIDES } from '../../words.ts';
import { canBear, type Joining, joiningOf, sameSpan, spansAfter, tilesInReach } from './spans.ts';

const bridgesLeft = ({ supply, active }: GameState): number => supply[active]?.bridge ?? 0;

const isThere = (tile: PlacedTile | undefined): tile is PlacedTile => tile !== undefined;

const placedTiles = ({ record: { placed, half } }: GameState): PlacedTile[] => [placed, half].filter(isThere);

/** The placements that one of the player's bridges makes up for (BRIDGE-06). */
export function placementsByBridge(state: GameState, tile: TileName): Placement[] {
  if (bridgesLeft(state) === 0) return [];
  const board = boardOf(state.tiles);
  return freePlacements(board, tile).filter(
    (placement) => joiningOf(board, halvesOf(tile, placement).filter(isThere)) !== undefined,
  );
}

/** What the tile just placed needs, if its edges alone do not fit. */
const needOf = (state: GameState): Joining | undefined => joiningOf(boardOf(state.tiles), placedTiles(state));

function choicesOf(state: GameState): Choice[] {
  const need = needOf(state);
  const spans = need ? [need.span] : spansAfter(boardOf(state.tiles), placedTiles(state));
  const bridges = spans.map(({ cell, way }): Choice => ({ kind: 'bridge', cell, way }));
  return need ? bridges : [...bridges, { kind: 'pass' }];
}

function bridgeRefusal(state: GameState, choice: Choice): Refusal | undefined {
  const need = needOf(state);
  const needed: Refusal | undefined = need && { reason: 'bridge-needed', rule: 'BRIDGE-06', cells: need.differing };
  if (choice.kind !== 'bridge') return needed;
  const { cell, way } = choice;
  const cells = [cell];
  const over = tilesInReach(boardOf(state.tiles), placedTiles(state)).find((tile) => sameCell(tile.cell, cell));
  if (!over) return { reason: 'bridge-too-far', rule: 'BRIDGE-02', cells };
  if (over.bridge) return { reason: 'bridge-twice', rule: 'BRIDGE-05', cells };
  if (!canBear(over, way)) {
    const { edges } = getTile(over.tile, over.turn);
    const atCity = SIDES_OF[way].some((side) => edges[SIDES.indexOf(side)] === 'city');
    return { reason: 'bridge-off-field', rule: 'BRIDGE-03', ...(atCity && { also: ['BRIDGE-11'] }), cells };
  }
  return need && sameSpan(need.span, choice) ? undefined : needed;
}

export const placeBridge: Phase = {
  name: 'place-bridge',
  enter(draft) {
    const { state } = draft;
    const canPlace = () => choicesOf(state).some(({ kind }) => kind === 'bridge');
    if (!state.record.placed || bridgesLeft(state) === 0 || !canPlace()) draft.leave();
  },
  decision(state) {
    const need = needOf(state);
    const { active: player } = state;
    if (!need) return { kind: 'place-bridge', player, rule: 'BRIDGE-01' };
    return { kind: 'place-bridge', player, rule: 'BRIDGE-06', needed: need.differing };
  },
  choices: choicesOf,
  refusal: bridgeRefusal,
  play(draft, choice) {
    const { state } = draft;
    const player = state.active;
    draft.leave();
    if (choice.kind !== 'bridge') {
      draft.tell({ kind: 'bridge-declined', player, rule: 'BRIDGE-01' });
      return;
    }
    const { cell, way } = choice;
    const rule = needOf(state) ? 'BRIDGE-06' : 'BRIDGE-01';
    const index = tileIndexAt(boardOf(state.tiles).grid, cell[0], cell[1]);
    state.tiles = withBridge(state.tiles, index, way);
    const on = bridgeSpot(way);
    state.record = { ...state.record, built: [...(state.record.built ?? []), { cell, on }] };
    draft.addPieces(player, 'bridge', -1);
    draft.tell({ kind: 'bridge-placed', player, cell, way, rule });
  },
};
