/**
 * A saved game as a scenario: what they did is played move by move on the engine, as far as it goes. What their program
 * decides by itself is decided here in its manner.
 */
import {
  type Choice,
  choices,
  type DecisionKind,
  decision,
  type GameState,
  judgeSituation,
  play,
  refusal,
} from '../engine/index.ts';
import { LIMITS, type ScenarioDocument, type Step, situationOf } from '../scenario/index.ts';
import { answerTo, isPiece, isRecall, pieceOf } from './answers.ts';
import type { Halt, Loss, SaveProblem } from './problems.ts';
import { cellOf, type Move, type Save, tidy, turnOf } from './save.ts';
import type { Setting } from './setup.ts';
import { nextOf, startOf } from './start.ts';
import { ourTurn, tileOf } from './tiles.ts';
import { type TurnMoves, turnsOf } from './turns.ts';

export interface Converted {
  readonly document: ScenarioDocument;
  readonly losses: readonly Loss[];
  /** Each position in which a tile was to be placed, the last one behind them. */
  readonly positions: readonly GameState[];
  /** The save could be played to its end. */
  readonly whole: boolean;
}

/** Choices that one step may hold; more go into the next. */
const MOST_CHOICES = 40;

/** A game that is being played after a save. */
class Replaying {
  state: GameState;
  readonly steps: Step[] = [];
  readonly positions: GameState[] = [];
  readonly losses: Loss[] = [];
  readonly decided = new Map<DecisionKind, number>();
  private choices: Choice[] = [];

  constructor(state: GameState) {
    this.state = state;
  }

  /** Choices without an alternative are written down too: left out, the next one could be taken for it. */
  make(choice: Choice): void {
    this.state = play(this.state, choice, 'wait').state;
    this.choices.push(choice);
  }

  /** Closes the steps of a turn. */
  close(number: number): void {
    for (let from = 0; from < this.choices.length; from += MOST_CHOICES) {
      const id = `turn-${number}${from ? `-${1 + from / MOST_CHOICES}` : ''}`;
      this.steps.push({ id, do: this.choices.slice(from, from + MOST_CHOICES) });
    }
    this.choices = [];
  }
}

/** Lays the tile of a turn, or says why not. */
function layTile(game: Replaying, { payload, player }: Move): Halt | undefined {
  const { state } = game;
  const name = String(payload['tileId'] ?? '');
  const known = tileOf(name);
  if (!known) return { why: 'unknown-tile', name: name.slice(0, 40) };
  const cell = cellOf(payload['position']);
  const turn = turnOf(payload['rotation']);
  if (!cell || turn === undefined) return { why: 'unknown-place', name: name.slice(0, 40) };
  const isTheirs = player === undefined || state.agreement.players[player] === state.active;
  if (!isTheirs || state.hand !== known.tile) return { why: 'parted' };
  const choice: Choice = { kind: 'tile', cell, turn: ourTurn(known, turn) };
  const refused = refusal(state, choice);
  if (refused) return { why: 'refused', choice, refusal: refused };
  game.make(choice);
  return undefined;
}

/** Moves of kinds that exist here. */
const KNOWN = /^(DEPLOY_MEEPLE|PLACE_TOKEN|PLACE_TILE|BAZAAR_\w+|CIRCLE_\w+|RETURN_MEEPLE)$/;

/** What a move of a kind that does not exist here is called; nothing for the others. */
function strangeName(move: Move): string | undefined {
  const { type, payload } = move;
  if (!KNOWN.test(type)) return type;
  if (type === 'RETURN_MEEPLE' && !isRecall(move)) return `${type} ${tidy(payload['source'])}`;
  const token = tidy(payload['token']);
  return type === 'PLACE_TOKEN' && !/^(GOLD|CASTLE|BRIDGE)$/.test(token) ? token : undefined;
}

/** Moves that nobody here is asked for: those of kinds and with pieces that do not exist are passed over. */
function passOver(game: Replaying, turn: TurnMoves): { readonly halt: Halt; readonly move: Move } | undefined {
  for (const move of turn.left) {
    const name = strangeName(move);
    if (name !== undefined) {
      game.losses.push({ kind: 'moves', name, count: 1, turn: turn.number });
    } else if (move.type === 'DEPLOY_MEEPLE' && !isPiece(pieceOf(move))) {
      game.losses.push({ kind: 'piece', name: pieceOf(move), turn: turn.number });
    } else {
      // Tiles are up for sale that nobody has placed yet: so nobody knows which.
      const isSale = game.state.phase === 'bazaar' && move.type === 'BAZAAR_BID';
      return { halt: isSale ? { why: 'unsold' } : { why: 'not-asked', name: move.type }, move };
    }
  }
  return undefined;
}

/** Answers decisions until a tile is to be placed, the save is silent, or a move cannot be made. */
function playTurn(game: Replaying, turn: TurnMoves, later: readonly TurnMoves[]) {
  for (let pending = decision(game.state); pending && pending.kind !== 'place-tile'; pending = decision(game.state)) {
    const answer = answerTo(game.state, pending, turn, later);
    if (answer === 'open') return undefined;
    if ('halt' in answer) return answer;
    const options = choices(game.state);
    const { choice } = answer;
    const move = 'move' in answer ? answer.move : undefined;
    const refused = refusal(game.state, choice);
    if (refused) return { halt: { why: 'refused', choice, refusal: refused } satisfies Halt, move };
    if (move) turn.make(move);
    if ('loss' in answer) game.losses.push(answer.loss);
    if ('decided' in answer && options.length > 1) {
      game.decided.set(pending.kind, (game.decided.get(pending.kind) ?? 0) + 1);
    }
    game.make(choice);
  }
  return passOver(game, turn);
}

/** Counts moves of one kind together. */
function gathered(losses: readonly Loss[]): readonly Loss[] {
  const counted = new Map<string, Loss>();
  for (const loss of losses) {
    const key = loss.kind === 'moves' ? `moves ${loss.name}` : JSON.stringify(loss);
    const known = counted.get(key);
    counted.set(key, known?.kind === 'moves' ? { ...known, count: known.count + 1 } : loss);
  }
  return [...counted.values()];
}

/** Where a game is taken over no further: in which turn, and by which move, if it is one. */
interface Stop {
  readonly turn: TurnMoves;
  readonly halt: Halt;
  readonly move: Move | undefined;
}

/** What is left behind: that move, else the first that is left of its turn, with all that follow. */
function lossOf({ turn, halt, move = turn.left[0] ?? turn.moves.at(-1) }: Stop, { moves }: Save): Loss {
  const from = move ? moves.indexOf(move) : 0;
  return { kind: 'stopped', turn: turn.number, halt, moves: moves.length - Math.max(from, 0) };
}

/** Plays a save; its modules must be loaded. `ends` if the game is over behind the last tile. */
export function convert(save: Save, setting: Setting, ends: boolean): Converted | { readonly problem: SaveProblem } {
  const turns = turnsOf(save.moves);
  const start = startOf(save, setting, nextOf(turns), ends);
  if ('problem' in start) return start;
  const judged = judgeSituation(situationOf(start.document));
  if ('problems' in judged) {
    const [first] = judged.problems;
    return { problem: { reason: 'start-impossible', at: 'setup.start', found: first?.reason ?? '' } };
  }
  const game = new Replaying(judged.state);
  let stopped: Stop | undefined;
  for (const [i, turn] of turns.entries()) {
    const { placing } = turn;
    if (placing) {
      if (decision(game.state)?.kind === 'place-tile') game.positions.push(game.state);
      const halt = game.steps.length >= LIMITS.steps - 2 ? ({ why: 'too-long' } as const) : layTile(game, placing);
      if (halt) stopped = { turn, halt, move: placing };
      else turn.make(placing);
    }
    if (!stopped) {
      const halted = playTurn(game, turn, turns.slice(i + 1));
      if (halted) stopped = { turn, ...halted };
    }
    game.close(turn.number);
    if (stopped) break;
  }
  const losses = [...setting.losses, ...gathered(game.losses)];
  for (const [what, count] of game.decided) losses.push({ kind: 'decided', what, count });
  if (stopped) losses.push(lossOf(stopped, save));
  return {
    document: { ...start.document, steps: game.steps },
    losses,
    positions: [...game.positions, game.state],
    whole: !stopped,
  };
}
