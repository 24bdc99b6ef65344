/** How badges and figures keep out of each other's way: numerals look for a free corner, figures step aside for gold. */
import { TURNS } from '../engine/index.ts';
import { cheapest } from './coverage.ts';
import { type Laid, overlap } from './crowd.ts';
import { numeralPlaces, type Sizes } from './sizes.ts';
import { fitInside, type Point, turnPoint } from './units.ts';

/** How far a figure steps aside. */
const STEPS = [4, 8, 12];

const hidden = (one: Laid, others: readonly Laid[]): number =>
  others.reduce((sum, other) => sum + overlap(one, other), 0);

/** Numerals on the tiles with these middles, each in the corner where it hides least. */
export function placeNumerals(middles: readonly Point[], figures: readonly Laid[], sizes: Sizes): Laid[] {
  const { places, radius } = numeralPlaces(sizes);
  const numerals: Laid[] = [];
  for (const [x, y] of middles) {
    const corners = places.map(([dx, dy]): Laid => ({ at: [x + dx, y + dy], box: [-radius, -radius, radius, radius] }));
    // A tile on which something ends twice is counted twice.
    const best = cheapest(corners, (corner) => hidden(corner, [...figures, ...numerals]));
    if (best) numerals.push(best);
  }
  return numerals;
}

/** Where a figure stands beside gold that has too little room beside it, on the tile with this middle. */
export function stepAside(figure: Laid, [x, y]: Point, gold: readonly Laid[], others: readonly Laid[]): Point {
  const { at, box } = figure;
  if (hidden(figure, gold) === 0) return at;
  const steps = STEPS.flatMap((by) => TURNS.map((turns) => turnPoint([0, by], turns)));
  const places = [[0, 0] as const, ...steps].map(([dx, dy]): Point => {
    const [ax, ay] = fitInside([at[0] + dx - x, at[1] + dy - y], box);
    return [x + ax, y + ay];
  });
  // Rather under a little of the gold than on what is as much to be seen.
  const harm = (place: Laid) => hidden(place, gold) + 3 * hidden(place, others);
  return cheapest(places, (place, i) => harm({ at: place, box }) + i / 50) ?? at;
}
