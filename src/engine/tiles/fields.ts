/**
 * The fields of a tile, derived from its cities and roads.
 *
 * The tile is a disc. Every city and every road that runs through is a cut between its sides. Two or more road ends are
 * joined at the centre into one cut, together with the city of two or more sides if there is one; a single road end cuts
 * only if there is such a city. What no cut separates is one field, and a field touches a city if no *other* cut lies
 * between it and at least one side of that city.
 */
import { HALVES, type Half, SIDES, type Side } from '../words.ts';

export interface Field {
  readonly halves: readonly Half[];
  /** Indices into the list of cities. */
  readonly cities: readonly number[];
}

/** Places on the rim, three a side: left half, middle, right half. */
const RIM = 12;
const middleOf = (side: Side): number => 3 * SIDES.indexOf(side) + 1;
const placeOf = (half: Half): number => 3 * SIDES.indexOf(half[0] as Side) + (half[1] === 'L' ? 0 : 2);

interface Cut {
  /** The cities that are part of this cut. */
  readonly cities: readonly number[];
  /** The place of the rim just behind each of the cut's own places: two places lie in one arc if these agree. */
  readonly arc: readonly number[];
}

function makeCut(cities: readonly number[], places: readonly number[]): Cut {
  const own = new Set(places);
  const arc: number[] = [];
  for (let place = 0; place < RIM; place++) {
    let back = place;
    while (own.size && !own.has(back)) back = (back + RIM - 1) % RIM;
    arc.push(back);
  }
  return { cities, arc };
}

function cutsOf(cities: readonly (readonly Side[])[], roads: readonly (readonly Side[])[]): Cut[] {
  const wholeSides = (sides: readonly Side[]) => sides.flatMap((s) => [middleOf(s) - 1, middleOf(s), middleOf(s) + 1]);
  const ends = roads.filter((sides) => sides.length === 1).flat();
  const hub = cities.findIndex((sides) => sides.length > 1);
  const joined = ends.length > 1 || (ends.length === 1 && hub >= 0);
  const cuts: Cut[] = [];
  cities.forEach((sides, i) => {
    if (!(joined && i === hub)) cuts.push(makeCut([i], wholeSides(sides)));
  });
  for (const sides of roads) if (sides.length > 1) cuts.push(makeCut([], sides.map(middleOf)));
  if (joined) {
    const city = hub >= 0 ? wholeSides(cities[hub] as readonly Side[]) : [];
    cuts.push(makeCut(hub >= 0 ? [hub] : [], [...city, ...ends.map(middleOf)]));
  }
  return cuts;
}

export function deriveFields(cities: readonly (readonly Side[])[], roads: readonly (readonly Side[])[]): Field[] {
  const cuts = cutsOf(cities, roads);
  const citySides = new Set(cities.flat());
  const together = (a: number, b: number, cut: Cut) => cut.arc[a] === cut.arc[b];
  const fields: Half[][] = [];
  for (const half of HALVES) {
    if (citySides.has(half[0] as Side)) continue;
    const mine = fields.find((f) => cuts.every((cut) => together(placeOf(f[0] as Half), placeOf(half), cut)));
    if (mine) mine.push(half);
    else fields.push([half]);
  }
  return fields.map((halves) => {
    const at = placeOf(halves[0] as Half);
    const reaches = (city: number, side: Side) =>
      cuts.every((cut) => cut.cities.includes(city) || together(at, middleOf(side), cut));
    const touched = cities.map((_, i) => i).filter((i) => cities[i]?.some((side) => reaches(i, side)));
    return { halves, cities: touched };
  });
}
