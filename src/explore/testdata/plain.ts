/** The same answers found the plain way: every sequence played one by one, nothing merged, nothing foreseen. */
import { choices, type Decision, decision, type GameState, goldValue, play } from '../../engine/index.ts';
import type { Aim } from '../aims.ts';
import type { Outcome } from '../explore.ts';

/** An ending as text: points, gold and followers of each seat, and the gold that is left. */
function textOf(seats: readonly (readonly number[])[], left: readonly string[]): string {
  return `${seats.map((seat) => seat.join(' ')).join('; ')} | ${[...left].sort().join(' ')}`;
}

export const textOfOutcome = ({ holdings, goldLeft }: Outcome): string =>
  textOf(
    holdings.map(({ points, gold, supply }) => [points, gold, supply.follower ?? 0]),
    goldLeft.map(({ cell, count }) => `${cell.join()}:${count}`),
  );

function textOfState({ agreement, points, supply, parts }: GameState): string {
  const seats = agreement.players.map((player) => [
    points[player] ?? 0,
    parts.goldmines?.owned[player] ?? 0,
    supply[player]?.follower ?? 0,
  ]);
  return textOf(
    seats,
    (parts.goldmines?.onBoard ?? []).map(({ cell, count }) => `${cell.join()}:${count}`),
  );
}

/** Thrown where there are too many sequences to be played one by one. */
export class TooMany extends Error {}

const isOver = (start: GameState, state: GameState): boolean => state.turn !== start.turn || !decision(state);

/** How many sequences lead to each ending. */
export function plainOutcomes(start: GameState, most = 100_000): Map<string, number> {
  const found = new Map<string, number>();
  let played = 0;
  const goOn = (state: GameState): void => {
    if (isOver(start, state)) {
      const text = textOfState(state);
      found.set(text, (found.get(text) ?? 0) + 1);
      return;
    }
    for (const choice of choices(state)) {
      played += 1;
      if (played > most) throw new TooMany();
      goOn(play(state, choice).state);
    }
  };
  goOn(start);
  return found;
}

function plainWorth(aim: Aim, { agreement, points, parts, phase }: GameState): number[] {
  const gold = agreement.players.map((player) => parts.goldmines?.owned[player] ?? 0);
  if (aim === 'gold') return gold;
  const total = agreement.players.map(
    (player, seat) => (points[player] ?? 0) + (phase === 'over' ? 0 : goldValue(gold[seat] as number)),
  );
  if (aim === 'points') return total;
  return total.map((own, seat) => own - Math.max(...total.toSpliced(seat, 1)));
}

/** What somebody in a seat compares, the most wanted first; larger is better. */
function wishes(values: readonly number[], seat: number): number[] {
  const clockwise = values.map((_, i) => values[(seat + i) % values.length] as number);
  const [own, ...others] = clockwise as [number, ...number[]];
  return [own, ...others.toSorted((a, b) => b - a).map((value) => -value), ...others.map((value) => -value)];
}

const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] as number) > (b[at] as number);
};

/** What everybody gets by best play, seat by seat. */
export function plainBest(start: GameState, aim: Aim): number[] {
  const goOn = (state: GameState): number[] => {
    if (isOver(start, state)) return plainWorth(aim, state);
    const { player } = decision(state) as Decision;
    const seat = state.agreement.players.indexOf(player);
    const [first, ...more] = choices(state).map((choice) => goOn(play(state, choice).state)) as [
      number[],
      ...number[][],
    ];
    return more.reduce((a, b) => (isBetter(wishes(b, seat), wishes(a, seat)) ? b : a), first);
  };
  return goOn(start);
}
