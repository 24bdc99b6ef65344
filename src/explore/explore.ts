/** What could happen: everything that the choices from here on can lead to. */
import { type Choice, choices, type Decision, decision, type GameState } from '../engine/index.ts';
import { worth } from './aims.ts';
import { MANY, sequencesFrom } from './count.ts';
import type { Ending } from './ending.ts';
import { DEFAULT_BUDGET, follow, type Graph, type Limits } from './follow.ts';

export interface Outcome extends Ending {
  /** How many sequences of choices lead to it; `MANY` stands for so many or more. */
  readonly sequences: number;
}

/** What one choice still allows. */
export interface Explored {
  readonly choice: Choice;
  /** By their place in the list of all outcomes. */
  readonly outcomes: readonly { readonly outcome: number; readonly sequences: number }[];
  /** Followed to the end: what is not among its outcomes cannot come of it. */
  readonly complete: boolean;
}

export interface Exploration {
  /** What has to be decided here, if anything. */
  readonly decision?: Decision;
  /** In the order of points with gold of whoever decides here, the most first, then of the next player, and so on. */
  readonly outcomes: readonly Outcome[];
  /** All choices here. */
  readonly choices: readonly Explored[];
  readonly sequences: number;
  /** Whether all was followed. If not, outcomes may be missing and counts too low. */
  readonly complete: boolean;
  /** How many different states were looked at, of how many at most. */
  readonly states: number;
  readonly budget: number;
  /** What `bestPlay` goes through; its endings are the outcomes. */
  readonly graph: Graph;
}

/** The same graph with its endings in the order of what they are worth, from one seat clockwise. */
function arranged({ states, endings }: Graph, first: number): Graph {
  const keyed = endings.map((ending, number) => {
    const values = worth('points', ending);
    return { ending, number, values: [...values.slice(first), ...values.slice(0, first)] };
  });
  keyed.sort(({ values: a }, { values: b }) => {
    const seat = a.findIndex((value, i) => value !== b[i]);
    return seat < 0 ? 0 : (b[seat] as number) - (a[seat] as number);
  });
  const places = keyed.map(({ number }) => number);
  return {
    states: states.map((one) => ('ending' in one ? { ...one, ending: places.indexOf(one.ending) } : one)),
    endings: keyed.map(({ ending }) => ending),
  };
}

export function explore(state: GameState, limits: Limits = {}): Exploration {
  const pending = decision(state);
  const seat = pending ? state.agreement.players.indexOf(pending.player) : 0;
  const graph = arranged(follow(state, limits), seat);
  const { states, endings } = graph;
  const root = states.length - 1;
  const here = states[root];

  const explored = (here && 'ways' in here ? here.ways : []).flatMap(({ choices: alike, to }) => {
    const outcomes = sequencesFrom(graph, to)
      .map((sequences, outcome) => ({ outcome, sequences }))
      .filter(({ sequences }) => sequences > 0);
    return alike.map((choice): Explored => ({ choice, outcomes, complete: states[to]?.complete ?? false }));
  });
  const offered = choices(state);
  const counts = sequencesFrom(graph, root);
  return {
    ...(pending && { decision: pending }),
    outcomes: endings.map((ending, i) => ({ ...ending, sequences: counts[i] as number })),
    choices: explored.sort((a, b) => place(offered, a.choice) - place(offered, b.choice)),
    sequences: Math.min(
      MANY,
      counts.reduce((sum, count) => sum + count, 0),
    ),
    complete: here?.complete ?? false,
    states: states.length,
    budget: limits.budget ?? DEFAULT_BUDGET,
    graph,
  };
}

const place = (offered: readonly Choice[], choice: Choice): number =>
  offered.findIndex((one) => JSON.stringify(one) === JSON.stringify(choice));
