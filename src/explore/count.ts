/** How many sequences of choices lead to each ending. */
import { CUT, type Graph } from './follow.ts';

/** A count of this much stands for this much or more. */
export const MANY = 2 ** 53;

const atMost = (count: number): number => Math.min(count, MANY);

/** For each ending how many sequences lead there from a state; within the budget, that is at least so many. */
export function sequencesFrom({ states, endings }: Graph, from: number): number[] {
  const ways = new Array<number>(from + 1).fill(0);
  const found = new Array<number>(endings.length).fill(0);
  if (from === CUT) return found;
  ways[from] = 1;
  // All that lead to a state stand behind it.
  for (let i = from; i >= 0; i--) {
    const count = ways[i] as number;
    const reached = states[i];
    if (!count || !reached) continue;
    if ('ending' in reached) found[reached.ending] = atMost((found[reached.ending] as number) + count);
    else {
      for (const { to, choices } of reached.ways) {
        if (to !== CUT) ways[to] = atMost((ways[to] as number) + count * choices.length);
      }
    }
  }
  return found;
}
