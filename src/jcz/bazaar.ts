/**
 * Bazaars. A save does not name the tiles that were turned up, only their places in a row. But whoever got one has placed it
 * in the round behind: so the end of an auction tells which tile it was about.
 */
import type { Choice, Decision, GameState, TileName } from '../engine/index.ts';
import type { Move } from './save.ts';
import { tileOf } from './tiles.ts';
import type { TurnMoves } from './turns.ts';

type Asked = Extract<Decision, { readonly kind: 'choose-lot' | 'bid' | 'buy-or-sell' }>;

/** An answer to a decision, and the move it comes from; `undefined` if the save has none. */
export interface Answer {
  readonly choice: Choice;
  readonly move?: Move;
}

const isBid = ({ type }: Move): boolean => type === 'BAZAAR_BID';
const isDeal = ({ type }: Move): boolean => type === 'BAZAAR_BUY_OR_SELL';

/** Whose tile it becomes: the auction is followed through its moves, from the first bid on. */
function winnerOf(turn: TurnMoves, opening: Move, seats: number): number | undefined {
  const chooser = opening.player;
  let highest = chooser;
  let price = Number(opening.payload['price'] ?? 0);
  let asked = 1;
  const rest = turn.moves.slice(turn.moves.indexOf(opening) + 1);
  for (const move of rest) {
    if (isDeal(move)) return move.payload['value'] === 'BUY' ? chooser : highest;
    const raised = Number(move.payload['price'] ?? 0);
    const goesOn = isBid(move) && move.payload['supplyIndex'] === opening.payload['supplyIndex'] && raised > price;
    if (asked >= seats || !(goesOn || move.type === 'PASS')) break;
    asked += 1;
    if (!goesOn) continue;
    highest = move.player;
    price = raised;
  }
  return highest === chooser ? chooser : undefined;
}

/** The tile that a player places next. */
function nextTileOf(player: number | undefined, later: readonly TurnMoves[], seats: number): TileName | undefined {
  const placing = later.slice(0, seats).find((turn) => turn.placing?.player === player)?.placing;
  return placing && tileOf(String(placing.payload['tileId']))?.tile;
}

export function bazaarAnswer(
  state: GameState,
  pending: Asked,
  turn: TurnMoves,
  later: readonly TurnMoves[],
): Answer | undefined {
  const seats = state.agreement.players;
  const seat = seats.indexOf(pending.player);
  const by = (move: Move) => move.player === undefined || move.player === seat;
  switch (pending.kind) {
    case 'choose-lot': {
      const auction = state.agreement.options.bazaars.auction;
      const opening = auction ? turn.find((move) => isBid(move) && by(move)) : undefined;
      if (auction && !opening) return undefined;
      const winner = opening ? winnerOf(turn, opening, seats.length) : seat;
      const tile = winner === undefined ? undefined : nextTileOf(winner, later, seats.length);
      return tile === undefined ? undefined : { choice: { kind: 'lot', tile } };
    }
    case 'bid': {
      const from = turn.moves.findIndex(isBid);
      const move = turn.find((one, at) => at >= from && (isBid(one) || isDeal(one) || one.type === 'PASS'));
      if (!move || !by(move) || isDeal(move)) return pending.highest && { choice: { kind: 'pass' } };
      if (move.type === 'PASS') return { choice: { kind: 'pass' }, move };
      return { choice: { kind: 'bid', bid: Number(move.payload['price'] ?? 0) }, move };
    }
    case 'buy-or-sell': {
      const move = turn.find((one) => isDeal(one) && by(one));
      return move && { choice: { kind: 'deal', buy: move.payload['value'] === 'BUY' }, move };
    }
  }
}
