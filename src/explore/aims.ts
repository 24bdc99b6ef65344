/** What players may be after, and which of two endings each of them likes better. */
import { goldValue } from '../engine/index.ts';
import type { Ending } from './ending.ts';

/** Most gold; most points, gold counted by its table (GOLD-40); most points ahead of the best other. */
export const AIMS = ['gold', 'points', 'lead'] as const;
export type Aim = (typeof AIMS)[number];

/** What an ending is worth to each player, seat by seat. In the final scoring gold has become points already. */
export function worth(aim: Aim, { holdings, why }: Ending): number[] {
  if (aim === 'gold') return holdings.map(({ gold }) => gold);
  const points = holdings.map((one) => one.points + (why === 'game' ? 0 : goldValue(one.gold)));
  if (aim === 'points') return points;
  return points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)));
}

/** The others from the left, clockwise. */
const others = (values: readonly number[], seat: number): number[] => [
  ...values.slice(seat + 1),
  ...values.slice(0, seat),
];

/**
 * How much better one ending is than another to the player in a seat: more than 0 if it is. What is one’s own counts
 * first. Where that is equal, the better ending is the one that leaves less to the others: to the one who has most, then
 * to the next; and where even that is equal, to the first of them clockwise.
 */
export function preference(seat: number, a: readonly number[], b: readonly number[]): number {
  const own = (a[seat] as number) - (b[seat] as number);
  if (own) return own;
  const [left, right] = [others(a, seat), others(b, seat)];
  const falling = (values: readonly number[]) => values.toSorted((x, y) => y - x);
  const pairs: [number[], number[]][] = [
    [falling(left), falling(right)],
    [left, right],
  ];
  for (const [mine, theirs] of pairs) {
    const at = mine.findIndex((value, i) => value !== theirs[i]);
    if (at >= 0) return (theirs[at] as number) - (mine[at] as number);
  }
  return 0;
}
