/** How much of what a tile shows would be hidden by a thing put on it. */
import { type Box, HALF, type Point, turnPoint } from './units.ts';

export type DotKind =
  | 'wall'
  | 'road'
  | 'building'
  | 'village'
  | 'roof'
  | 'arms'
  | 'sign'
  | 'symbol'
  | 'bridge'
  | 'floor'
  | 'piece';

/** A round bit of the picture. */
export interface Dot {
  readonly at: Point;
  readonly radius: number;
  readonly kind: DotKind;
}

/** What it costs to hide a bit of each kind. */
export type Weights = Readonly<Partial<Record<DotKind, number>>>;

/** The sum of the weights that a box around this point touches. */
export function cost(dots: readonly Dot[], [x, y]: Point, [west, north, east, south]: Box, weights: Weights): number {
  let sum = 0;
  for (const { at, radius, kind } of dots) {
    const weight = weights[kind];
    if (!weight) continue;
    const dx = Math.max(x + west - at[0], at[0] - x - east, 0);
    const dy = Math.max(y + north - at[1], at[1] - y - south, 0);
    if (dx * dx + dy * dy < radius * radius) sum += weight;
  }
  return sum;
}

/** The first of the things that costs least. */
export function cheapest<T>(things: readonly T[], costOf: (thing: T, index: number) => number): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  things.forEach((thing, index) => {
    const price = costOf(thing, index);
    if (price < least) [best, least] = [thing, price];
  });
  return best;
}

/** A filled box as dots about eight units apart. */
export function boxDots([x, y]: Point, [west, north, east, south]: Box, kind: DotKind): Dot[] {
  const dots: Dot[] = [];
  const [columns, rows] = [Math.ceil((east - west) / 8), Math.ceil((south - north) / 8)];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const at: Point = [x + west + ((east - west) * column) / columns, y + north + ((south - north) * row) / rows];
      dots.push({ at, radius: 1, kind });
    }
  return dots;
}

export const turnDots = (dots: readonly Dot[], turns: number): Dot[] =>
  dots.map((dot) => ({ ...dot, at: turnPoint(dot.at, turns) }));

/** Whether a point lies inside a closed outline. */
export function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** Points of a tile's surface, eight units apart. */
export const SURFACE: readonly Point[] = Array.from({ length: 144 }, (_, i) => {
  const step = (n: number) => 8 * n + 4 - HALF;
  return [step(i % 12), step(Math.floor(i / 12))] as const;
});
