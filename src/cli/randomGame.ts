/** A game in which every choice is made by chance, among all that are legal. */
import {
  type Agreement,
  type Choice,
  choices,
  decision,
  type GameEvent,
  type GameState,
  newGame,
  nextRandom,
  type Player,
  play,
} from '../engine/index.ts';

/** What somebody chose, if only because there was no alternative, and all that happened up to the next decision. */
export interface Move {
  readonly player: Player;
  readonly choice: Choice;
  readonly events: readonly GameEvent[];
}

export interface RandomGame {
  /** Before the first choice, and what had happened by then. */
  readonly start: GameState;
  readonly firstEvents: readonly GameEvent[];
  /** The moves of each turn, in order; also those that others made in it. */
  readonly turns: readonly (readonly Move[])[];
  readonly end: GameState;
}

/** The same seed gives the same game for ever. */
export function playRandomly(agreement: Agreement, seed: number): RandomGame {
  const { state: start, events: firstEvents } = newGame({ agreement, seed });
  const turns: Move[][] = [];
  let state = start;
  let turn = 0;
  let random = seed ^ 0x5eed;
  for (let pending = decision(state); pending; pending = decision(state)) {
    const options = choices(state);
    let choice = options[0] as Choice;
    if (options.length > 1) {
      const [value, next] = nextRandom(random);
      random = next;
      choice = options[Math.floor(value * options.length)] as Choice;
    }
    if (state.turn !== turn) turns.push([]);
    turn = state.turn;
    const outcome = play(state, choice, 'wait');
    turns.at(-1)?.push({ player: pending.player, choice, events: outcome.events });
    state = outcome.state;
  }
  return { start, firstEvents, turns, end: state };
}
