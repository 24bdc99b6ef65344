/** A way of playing that leads to an outcome, as somebody tries it. */
import { type Choice, choices, decision, type GameState, type Player, play } from '../../engine/index.ts';
import type { Exploration } from '../../explore/index.ts';
import type { Position } from './session.ts';

export interface LineMove {
  readonly player: Player;
  readonly choice: Choice;
  /** What it leads to. */
  readonly state: GameState;
}

export interface Line {
  /** The position in which it was chosen. */
  readonly from: Position;
  readonly moves: readonly LineMove[];
}

interface Step {
  readonly player: Player;
  readonly choice: Choice;
  readonly forced: boolean;
}

/** One sequence of choices through the graph of an exploration to one of these outcomes. */
function pathTo({ graph: { states } }: Exploration, outcomes: readonly number[]): Step[] {
  const leads: boolean[] = [];
  for (const one of states) {
    leads.push('ending' in one ? outcomes.includes(one.ending) : one.ways.some(({ to }) => leads[to]));
  }
  const path: Step[] = [];
  for (let at = states.length - 1; ; ) {
    const one = states[at];
    const way = one && 'ways' in one ? one.ways.find(({ to }) => leads[to]) : undefined;
    const choice = way?.choices[0];
    if (!one || !('ways' in one) || !way || !choice) return path;
    path.push({ player: one.player, choice, forced: one.ways.length === 1 && way.choices.length === 1 });
    at = way.to;
  }
}

const isOffered = (state: GameState, choice: Choice): boolean => {
  const key = JSON.stringify(choice);
  return choices(state).some((one) => JSON.stringify(one) === key);
};

/** The path as it is played: choices without an alternative are made on the way. */
export function lineTo(from: Position, exploration: Exploration, outcomes: readonly number[]): Line {
  const moves: LineMove[] = [];
  let { state } = from;
  for (const { player, choice, forced } of pathTo(exploration, outcomes)) {
    if (decision(state)?.player !== player || !isOffered(state, choice)) continue;
    if (forced && choices(state).length > 1) continue;
    state = play(state, choice).state;
    moves.push({ player, choice, state });
  }
  return { from, moves };
}

/** How many moves of a line have been made; nothing if something else was chosen, or all was taken back and more. */
export function madeOf({ from, moves }: Line, trail: readonly Position[]): number | undefined {
  const start = trail.indexOf(from);
  if (start < 0) return undefined;
  const made = trail.slice(start + 1);
  const same = made.every(({ state }, i) => moves[i] && JSON.stringify(moves[i].state) === JSON.stringify(state));
  return same ? made.length : undefined;
}
