/** What the save answers to each decision; and where their program asks nobody, what it would decide. */
import {
  type Cell,
  type Choice,
  choices,
  type Decision,
  type GameState,
  hasCell,
  refusal,
  SIDES,
  STEP,
  sameCell,
} from '../engine/index.ts';
import { type Answer, bazaarAnswer } from './bazaar.ts';
import { type Pointer, pointerOf, spotAt } from './pointer.ts';
import type { Halt, Loss } from './problems.ts';
import { type Move, tidy } from './save.ts';
import { AS_PRIOR } from './spots.ts';
import { ABBEY, tileOf } from './tiles.ts';
import type { TurnMoves } from './turns.ts';
import { castleScored, goldTaken } from './unasked.ts';

export type Answered =
  | Answer
  /** Their program decides it by itself, or it has one answer only: chosen here in its manner. */
  | { readonly choice: Choice; readonly decided: true }
  | { readonly halt: Halt; readonly move: Move }
  /** Left out, with what is chosen instead. */
  | { readonly choice: Choice; readonly move: Move; readonly loss: Loss }
  /** The save ends before this decision. */
  | 'open';

const PASS: Choice = { kind: 'pass' };

const isToken = (token: string) => (move: Move) => move.type === 'PLACE_TOKEN' && move.payload['token'] === token;

const unknownPlace = (move: Move): Answered => {
  const { cell, feature, location } = pointerOf(move);
  return { halt: { why: 'unknown-place', name: [cell?.join(), feature, location].filter(Boolean).join(' ') }, move };
};

/** Whether a token on this part of a tile stands for the small city on these two cells. */
function isCastleOn({ cell, location }: Pointer, cells: readonly Cell[]): boolean {
  if (!cell || !hasCell(cells, cell)) return false;
  const other = cells.find((one) => !sameCell(one, cell)) ?? cell;
  const side = SIDES.find((one) => cell[0] + STEP[one][0] === other[0] && cell[1] + STEP[one][1] === other[1]);
  return location === '' || location === side;
}

/** Where the moves of a crop circle begin; those before it belong to the turn itself. */
const circleAt = ({ moves }: TurnMoves): number => {
  const at = moves.findIndex(({ type }) => type === 'CIRCLE_REMOVE_OR_DEPLOY');
  return at < 0 ? moves.length : at;
};

/** `0.small.1`: the owner's seat, the kind of piece, a number. */
export const pieceOf = ({ payload }: Move): string => tidy(payload['meepleId']).split('.')[1] ?? 'small';

/** Whether such a piece exists here. */
export const isPiece = (piece: string): boolean => piece === 'small' || piece === 'abbot';

/** Expansions that do not exist here take followers back as well. */
export const isRecall = ({ type, payload }: Move): boolean =>
  type === 'RETURN_MEEPLE' && /^(|ABBOT.*|CORN_CIRCLE.*)$/.test(tidy(payload['source']));

function followerAnswer(state: GameState, turn: TurnMoves): Answered | undefined {
  const from = circleAt(turn);
  const move = turn.find((one, at) => at < from && (one.type === 'DEPLOY_MEEPLE' || isRecall(one)));
  if (!move) return undefined;
  const pointer = pointerOf(move);
  const on = spotAt(state, pointer);
  if (move.type === 'RETURN_MEEPLE') {
    return on && pointer.cell ? { choice: { kind: 'recall', cell: pointer.cell, on }, move } : unknownPlace(move);
  }
  const piece = pieceOf(move);
  if (!isPiece(piece)) {
    return { choice: PASS, move, loss: { kind: 'piece', name: piece, turn: turn.number } };
  }
  const { placed, half } = state.record;
  const { cell } = pointer;
  if (!cell || ![placed, half].some((tile) => tile && sameCell(tile.cell, cell))) {
    return { choice: PASS, move, loss: { kind: 'elsewhere', turn: turn.number } };
  }
  if (on === undefined) return unknownPlace(move);
  const figure = {
    ...(piece === 'abbot' && { piece: 'abbot' as const }),
    ...(pointer.location === AS_PRIOR && { as: 'prior' as const }),
  };
  return { choice: { kind: 'follower', on, ...figure }, move };
}

/** What somebody adds or takes back at a crop circle. */
function cropAnswer(state: GameState, kind: 'crop-add' | 'crop-remove', seat: number, turn: TurnMoves) {
  const type = kind === 'crop-add' ? 'DEPLOY_MEEPLE' : 'RETURN_MEEPLE';
  const from = circleAt(turn);
  const isOurs = (one: Move) => (one.player ?? seat) === seat;
  const move = turn.find((one, at) => at > from && isOurs(one) && (one.type === type || one.type === 'PASS'));
  if (!move) return undefined;
  if (move.type === 'PASS') return { choice: PASS, move };
  const pointer = pointerOf(move);
  const on = spotAt(state, pointer);
  return on && pointer.cell ? { choice: { kind, cell: pointer.cell, on }, move } : unknownPlace(move);
}

/** What the save says, if it says anything. */
function written(state: GameState, pending: Decision, turn: TurnMoves, later: readonly TurnMoves[]) {
  const seat = state.agreement.players.indexOf(pending.player);
  switch (pending.kind) {
    case 'place-gold': {
      const move = turn.find(isToken('GOLD'));
      if (!move) return undefined;
      const { cell } = pointerOf(move);
      return cell ? { choice: { kind: 'gold', cell } as const, move } : unknownPlace(move);
    }
    case 'place-bridge': {
      const move = turn.find(isToken('BRIDGE'));
      if (!move) return undefined;
      const { cell, location } = pointerOf(move);
      const way = /^(NS|SN)$/.test(location) ? 'NS' : /^(WE|EW)$/.test(location) ? 'EW' : undefined;
      return cell && way ? { choice: { kind: 'bridge', cell, way } as const, move } : unknownPlace(move);
    }
    case 'place-follower':
      return followerAnswer(state, turn);
    case 'build-castle': {
      const move = turn.find((one) => isToken('CASTLE')(one) && isCastleOn(pointerOf(one), pending.cells));
      return move && { choice: { kind: 'castle', cell: pending.cells[0] as Cell, build: true } as const, move };
    }
    case 'choose-lot':
    case 'bid':
    case 'buy-or-sell':
      return bazaarAnswer(state, pending, turn, later);
    case 'crop-action': {
      const move = turn.find(({ type }) => type === 'CIRCLE_REMOVE_OR_DEPLOY');
      const action = move?.payload['value'] === 'DEPLOY' ? 'add' : 'remove';
      return move && { choice: { kind: 'crop-action', action } as const, move };
    }
    case 'crop-add':
    case 'crop-remove':
      return cropAnswer(state, pending.kind, seat, turn);
    case 'play-abbey': {
      const tile = later[0]?.placing?.payload['tileId'];
      const isAbbey = typeof tile === 'string' && tileOf(tile)?.tile === ABBEY;
      return isAbbey ? { choice: { kind: 'abbey' } as const } : later[0] && { choice: PASS };
    }
    default:
      return undefined;
  }
}

/** What is chosen where the save is silent: nothing if that is possible, else the first that is. */
function silent(state: GameState, pending: Decision): Answered {
  if (pending.kind === 'build-castle') {
    return { choice: { kind: 'castle', cell: pending.cells[0] as Cell, build: false } };
  }
  if (!refusal(state, PASS)) return { choice: PASS };
  return { choice: choices(state)[0] as Choice, decided: true };
}

/** The answer to a decision other than where the tile goes. */
export function answerTo(state: GameState, pending: Decision, turn: TurnMoves, later: readonly TurnMoves[]): Answered {
  if (pending.kind === 'take-gold') return { choice: goldTaken(state, pending), decided: true };
  if (pending.kind === 'score-castle') return { choice: castleScored(pending), decided: true };
  const answer = written(state, pending, turn, later);
  if (answer) return answer;
  const [only, another] = choices(state);
  if (only && !another) return { choice: only };
  if (pending.kind === 'choose-lot') {
    const move = turn.find(({ type }) => type === 'BAZAAR_BID');
    return move ? { halt: { why: 'unsold' }, move } : 'open';
  }
  const isConfirmed = !turn.open && !/^(crop-|buy-or-sell|bid|play-abbey)/.test(pending.kind);
  return later.length > 0 || isConfirmed ? silent(state, pending) : 'open';
}
