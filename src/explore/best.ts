/**
 * What is best: everybody plays for themselves, and knows that all others do. Found from the ends of all sequences
 * backwards; `preference` tells how ties are broken.
 */
import type { Choice, Player } from '../engine/index.ts';
import { type Aim, preference, worth } from './aims.ts';
import type { Exploration } from './explore.ts';
import { CUT, type Graph } from './follow.ts';

export interface Score {
  readonly player: Player;
  readonly value: number;
}

/** A choice here, and what comes of it if everybody plays best from then on. */
export interface Judged {
  readonly choice: Choice;
  /** Nothing as long as it has not been followed to the end. */
  readonly scores?: readonly Score[];
  /** The outcome it leads to, by its place in the exploration. */
  readonly outcome?: number;
  /** As good as any for whoever decides; others may get more or less. */
  readonly best: boolean;
  /** How much less than the best it brings to whoever decides. */
  readonly cost: number;
}

export interface Move {
  readonly player: Player;
  readonly choice: Choice;
  /** There was no other choice. */
  readonly forced: boolean;
}

export interface BestPlay {
  readonly aim: Aim;
  /** Who decides here. */
  readonly player: Player;
  /** What everybody gets by best play. */
  readonly scores: readonly Score[];
  /** All choices, the best first; those not followed to the end last. */
  readonly choices: readonly Judged[];
  /** One way of playing it. */
  readonly line: readonly Move[];
  /** Whether all choices were followed to the end; if not, one of the others may be better. */
  readonly complete: boolean;
}

/** For each state the ending that best play leads to, or `CUT` where that is not known. */
function endingsOfBestPlay({ states }: Graph, values: readonly (readonly number[])[], seats: readonly Player[]) {
  const best: number[] = [];
  for (const state of states) {
    if ('ending' in state) best.push(state.ending);
    else if (!state.complete) best.push(CUT);
    else {
      const seat = seats.indexOf(state.player);
      best.push(
        state.ways
          .map(({ to }) => best[to] as number)
          .reduce((a, b) =>
            a !== b && preference(seat, values[b] as readonly number[], values[a] as readonly number[]) > 0 ? b : a,
          ),
      );
    }
  }
  return best;
}

/** From a state on, always the first choice that leads to this ending. */
function lineTo({ states }: Graph, best: readonly number[], from: number): Move[] {
  const moves: Move[] = [];
  for (let at = from; ; ) {
    const state = states[at];
    if (!state || 'ending' in state) return moves;
    const { player, ways } = state;
    const way = ways.find(({ to }) => best[to] === best[at]) ?? ways[0];
    if (!way) return moves;
    const [choice, another] = way.choices as [Choice, Choice?];
    moves.push({ player, choice, forced: ways.length === 1 && !another });
    at = way.to;
  }
}

/** Nothing where nobody decides, or where not one choice was followed to the end. */
export function bestPlay({ graph, outcomes, choices, complete }: Exploration, aim: Aim): BestPlay | undefined {
  const { states } = graph;
  const here = states.at(-1);
  if (!here || !('ways' in here)) return undefined;
  const seats = outcomes[0]?.holdings.map(({ player }) => player) ?? [];
  const seat = seats.indexOf(here.player);
  const values = outcomes.map((outcome) => worth(aim, outcome));
  const best = endingsOfBestPlay(graph, values, seats);

  const endOf = (choice: Choice): number =>
    best[here.ways.find((way) => way.choices.some((one) => one === choice))?.to ?? CUT] ?? CUT;
  const known = choices
    .map(({ choice }) => ({ choice, outcome: endOf(choice) }))
    .filter(({ outcome }) => outcome !== CUT)
    .sort((a, b) => preference(seat, values[b.outcome] as number[], values[a.outcome] as number[]));
  const [top] = known;
  if (!top) return undefined;
  const scoresOf = (outcome: number): Score[] =>
    seats.map((player, i) => ({ player, value: (values[outcome] as number[])[i] as number }));
  const most = (values[top.outcome] as number[])[seat] as number;
  const judged = known.map(({ choice, outcome }): Judged => {
    const own = (values[outcome] as number[])[seat] as number;
    return { choice, scores: scoresOf(outcome), outcome, best: own === most, cost: most - own };
  });
  const unknown = choices.filter(({ choice }) => endOf(choice) === CUT);
  const first = here.ways.find((way) => way.choices.includes(top.choice));
  return {
    aim,
    player: here.player,
    scores: scoresOf(top.outcome),
    choices: [...judged, ...unknown.map(({ choice }): Judged => ({ choice, best: false, cost: 0 }))],
    line: [
      { player: here.player, choice: top.choice, forced: choices.length === 1 },
      ...lineTo(graph, best, first?.to ?? CUT),
    ],
    complete,
  };
}
