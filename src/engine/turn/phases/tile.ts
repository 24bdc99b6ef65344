/** Beginning a turn, drawing a tile and placing it (BASE-10…15, RUSH-22…25). */
import { boardOf, withPlaced } from '../../board/board.ts';
import { tileIndexAt } from '../../board/grid.ts';
import { halvesOf } from '../../board/halves.ts';
import { mismatches, touchesATile } from '../../board/placements.ts';
import { isOnTable } from '../../geometry.ts';
import type { Choice, GameState, Refusal } from '../../state.ts';
import type { TileName } from '../../tiles/catalogue.ts';
import { cited } from '../citations.ts';
import type { Draft } from '../draft.ts';
import { barredBy, canBeLaid, fitsOtherwise, legalPlacements } from '../legal.ts';
import type { Phase } from '../phase.ts';

export const pileLeft = ({ pile }: GameState): number => pile.order.length - pile.drawn;

/** Whether a tile that has left the pile waits for the active player. */
const hasReserved = ({ reserved = [], active }: GameState): boolean =>
  reserved.some(({ player = active }) => player === active);

/** Tells the turn, if there is one. */
export const beginTurn: Phase = {
  name: 'begin-turn',
  enter(draft) {
    const { state } = draft;
    const goesOn = () => draft.modules.some((module) => module.goesOn?.(state));
    if (pileLeft(state) > 0 || hasReserved(state) || goesOn()) {
      draft.tell({ kind: 'turn-began', player: state.active, turn: state.turn, rule: cited(state).turn });
    }
  },
};

/** The next tile of the pile; the caller has seen that there is one. */
export function takeFromPile(draft: Draft): TileName {
  const { state } = draft;
  const tile = state.pile.order[state.pile.drawn] as TileName;
  state.pile = { ...state.pile, drawn: state.pile.drawn + 1 };
  return tile;
}

/** Puts away a tile that fits nowhere (BASE-14). */
export function setAside(draft: Draft, tile: TileName): void {
  const { state } = draft;
  state.aside = [...state.aside, tile];
  state.record = { ...state.record, aside: [...(state.record.aside ?? []), tile] };
  draft.tell({ kind: 'tile-set-aside', player: state.active, tile, rule: cited(state).aside });
}

/** Draws until a tile fits, and sets aside those that do not (BASE-14); nothing if none is left. */
export function drawFitting(draft: Draft, tell: (tile: TileName) => void): TileName | undefined {
  while (pileLeft(draft.state) > 0) {
    const tile = takeFromPile(draft);
    tell(tile);
    if (canBeLaid(draft.state, tile)) return tile;
    setAside(draft, tile);
  }
  return undefined;
}

/**
 * Draws until a tile fits. Without one the game ends, or goes on if others have tiles that are still to be played; it
 * rests where no further tile is known.
 */
export const draw: Phase = {
  name: 'draw',
  rests: true,
  enter(draft) {
    const { state } = draft;
    if (state.hand === undefined) {
      const { draw: rule } = cited(state);
      const tile = drawFitting(draft, (drawn) => {
        draft.tell({ kind: 'tile-drawn', player: state.active, tile: drawn, rule });
      });
      if (tile !== undefined) state.hand = tile;
    }
    if (state.hand !== undefined) draft.leave();
    else if (state.pile.then === 'end') draft.goTo(state.reserved?.length ? 'end-turn' : 'final-begin');
  },
};

function tileRefusal(state: GameState, choice: Choice): Refusal | undefined {
  const { place: rule, touch = rule } = cited(state);
  if (choice.kind !== 'tile') return { reason: 'malformed', rule, cells: [] };
  const board = boardOf(state.tiles);
  const tile = state.hand as TileName;
  const halves = halvesOf(tile, choice).filter((half) => half !== undefined);
  for (const { cell } of halves) {
    const [x, y] = cell;
    if (!isOnTable(cell)) return { reason: 'cell-too-far', rule, cells: [cell] };
    if (tileIndexAt(board.grid, x, y) >= 0) return { reason: 'cell-taken', rule, cells: [cell] };
  }
  if (!halves.some(({ cell }) => touchesATile(board, cell))) {
    return { reason: 'touches-nothing', rule: touch, cells: [choice.cell] };
  }
  const differing = mismatches(board, tile, choice);
  if (differing.length > 0 && !fitsOtherwise(state, tile, choice)) {
    return { reason: 'edges-differ', rule, cells: [choice.cell, ...differing] };
  }
  return barredBy(state, tile, choice);
}

export const placeTile: Phase = {
  name: 'place-tile',
  alwaysAsks: true,
  decision: (state) =>
    state.hand === undefined
      ? undefined
      : { kind: 'place-tile', player: state.active, rule: cited(state).draw, tile: state.hand },
  choices: (state) =>
    legalPlacements(state, state.hand as TileName).map(({ cell, turn }) => ({ kind: 'tile', cell, turn })),
  refusal: tileRefusal,
  play(draft, choice) {
    if (choice.kind !== 'tile') return;
    const { state } = draft;
    const { cell, turn } = choice;
    const tile = state.hand as TileName;
    const [placed, half] = halvesOf(tile, choice);
    for (const one of [placed, half]) if (one) state.tiles = withPlaced(state.tiles, one);
    const inHand: { hand?: TileName; own?: true } = state;
    delete inHand.hand;
    delete inHand.own;
    state.record = { ...state.record, placed, ...(half && { half }) };
    draft.tell({ kind: 'tile-placed', player: state.active, tile, cell, turn, rule: cited(state).place });
    draft.leave();
  },
};
