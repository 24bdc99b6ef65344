/** A game in which every choice is made by chance, among all that are legal. */
import {
  type Agreement,
  type Choice,
  choices,
  type GameEvent,
  type GameState,
  newGame,
  nextRandom,
  play,
} from '../engine/index.ts';

export interface RandomGame {
  /** Before the first choice. */
  readonly start: GameState;
  /** The choices of each turn, in order; also those that others made in it. */
  readonly turns: readonly (readonly Choice[])[];
  readonly end: GameState;
  /** What happened after the last choice. */
  readonly lastEvents: readonly GameEvent[];
}

/** The same seed gives the same game for ever. */
export function playRandomly(agreement: Agreement, seed: number): RandomGame {
  const start = newGame({ agreement, seed });
  const turns: Choice[][] = [];
  let { state, events } = start;
  let random = seed ^ 0x5eed;
  for (let options = choices(state); options.length > 0; options = choices(state)) {
    const [value, next] = nextRandom(random);
    random = next;
    const choice = options[Math.floor(value * options.length)] as Choice;
    if (choice.kind === 'tile') turns.push([]);
    turns.at(-1)?.push(choice);
    ({ state, events } = play(state, choice));
  }
  return { start: start.state, turns, end: state, lastEvents: events };
}
