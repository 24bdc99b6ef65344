/** Following every sequence of choices, each state once however it is reached. */
import { type Choice, choices, decision, type GameEvent, type GameState, type Player, play } from '../engine/index.ts';
import { type Ending, endingOf } from './ending.ts';
import { endOf, sealed, type Until } from './hidden.ts';
import { keyMaker } from './keys.ts';
import { taker } from './pieces.ts';

export interface Limits {
  /** Where to stop; the end of the turn unless given. It is never passed, as a tile is drawn behind it. */
  readonly until?: Until;
  /** How many different states are looked at, at most. */
  readonly budget?: number;
}

export const DEFAULT_BUDGET = 20_000;

/** What cannot be followed within the budget. */
export const CUT = -1;

/** Choices that come to the same, and the number of the state they lead to, or `CUT`. */
export interface Way {
  readonly choices: readonly Choice[];
  readonly to: number;
}

export interface Fork {
  readonly player: Player;
  readonly ways: readonly Way[];
}

/** A state that can be reached: somebody decides, or the ending with this number. */
export type Reached = { readonly complete: boolean } & (Fork | { readonly ending: number });

export interface Graph {
  /** Each behind all those it leads to; the last is the start. */
  readonly states: readonly Reached[];
  readonly endings: readonly Ending[];
}

/** Where the award is cut short it matters which of the pieces lie there. */
const SPLITS_AWARD: ReadonlySet<Until | undefined> = new Set(['take-gold', 'award-gold']);

export function follow(from: GameState, { until, budget = DEFAULT_BUDGET }: Limits = {}): Graph {
  const start = sealed(from);
  const states: Reached[] = [];
  const endings: Ending[] = [];
  const keyOf = keyMaker();
  const takingIn = taker();
  const known = new Map<string, number>();
  const numbered = new Map<string, number>();
  let left = Math.max(1, budget);

  const numberOf = (ending: Ending): number => {
    const key = keyOf(ending);
    const number = numbered.get(key) ?? endings.length;
    if (number === endings.length) endings.push(ending);
    numbered.set(key, number);
    return number;
  };

  const lookAt = (state: GameState, events: readonly GameEvent[]): Reached => {
    const pending = decision(state);
    const why = endOf(start, state, pending, until);
    if (why || !pending) {
      return { complete: true, ending: numberOf(endingOf(start, state, events, why ?? 'draw')) };
    }
    const offered = choices(state);
    const taking = SPLITS_AWARD.has(until) ? undefined : takingIn(state, pending, offered);
    const ways = (taking?.groups ?? offered.map((choice) => [choice])).map((alike): Way => {
      const choice = alike[0] as Choice;
      const ahead = taking?.ahead(choice);
      let to = ahead === undefined ? undefined : known.get(ahead);
      if (to === undefined) {
        const next = play(state, choice, 'wait');
        to = visit(sealed(next.state), next.events, taking?.goesOn(next.state) ? ahead : undefined);
        if (ahead !== undefined && to !== CUT) known.set(ahead, to);
      }
      return { choices: alike, to };
    });
    return { complete: ways.every(({ to }) => states[to]?.complete), player: pending.player, ways };
  };

  const visit = (state: GameState, events: readonly GameEvent[], key = keyOf(state)): number => {
    const number = known.get(key);
    if (number !== undefined) return number;
    if (left <= 0) return CUT;
    left -= 1;
    const reached = lookAt(state, events);
    known.set(key, states.length);
    return states.push(reached) - 1;
  };

  visit(start, []);
  return { states, endings };
}
