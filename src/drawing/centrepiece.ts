/** Where the things stand that a tile shows besides its cities and roads. */
import { SIDES, type Side, type Tile, type Turn } from '../engine/index.ts';
import type { CityForm } from './cityForm.ts';
import type { CityName } from './cityShape.ts';
import { boxDots, cheapest, cost, type Dot, type DotKind, type Weights } from './coverage.ts';
import type { RoadForm } from './roadForm.ts';
import { type Box, type Point, type Pose, pointList, scaleBox, turnPoint } from './units.ts';

export interface Village {
  readonly pose: Pose;
  readonly roofs: readonly Pose[];
}

const pose = (x: number, y: number, scale = 1): Pose => ({ at: [x, y], degrees: 0, scale });
const allTurns = (x: number, y: number, scale = 1): Pose[] =>
  [0, 1, 2, 3].map((turn) => ({ at: turnPoint([x, y], turn), degrees: 0, scale }));

/** A kind of thing: how large it is, where it may stand, most wanted first, and what it had better not hide. */
export interface Thing {
  readonly box: Box;
  readonly places: readonly Pose[];
  readonly kind: DotKind;
  readonly harm: Weights;
}

const HARM: Weights = { building: 8, road: 6, wall: 3, village: 3, arms: 3, sign: 2, roof: 4 };
const ON_FIELD: Weights = { ...HARM, floor: 1 };
/** A coat of arms may take the place of a roof. */
const IN_CITY: Weights = { building: 8, road: 6, wall: 3, arms: 8 };

const SIDE_OF_A_ROAD: readonly Pose[] = [...allTurns(-26, -26, 0.8), ...allTurns(0, -26, 0.75)];
/** Beside another building, so that it is not cut. */
const fieldCorner = (half: number): Pose[] => [...allTurns(34, 34, 12 / half), ...allTurns(0, 34, 12 / half)];
const GARDEN: readonly Pose[] = [...allTurns(30, 30), ...allTurns(0, 30), pose(0, 0), ...allTurns(-17, 38, 0.7)];

/** What lies on the tile already: its cities, its roads from side to side, and whether others end. */
export interface Ground {
  readonly cities: readonly CityForm[];
  readonly through: readonly RoadForm[];
  readonly ends: boolean;
}

/** Whereto cities and curves push a building, and how many do. */
function push({ cities, through }: Ground): { by: Point; toCity: Point; count: number } {
  const diagonal = (turn: number): Point => turnPoint([-1, 1], turn);
  const fromCities = cities.flatMap(({ shape, turn }): Point[] => {
    if (shape.name === 'cap') return [turnPoint([0, 1], turn)];
    return shape.name === 'corner' ? [diagonal(turn)] : [];
  });
  const fromCurves = through.flatMap(({ shape, turn }) => (shape === 'curve' ? [diagonal(turn)] : []));
  const sum = (list: readonly Point[]): Point => {
    const [x, y] = list.reduce<Point>(([ax, ay], [bx, by]) => [ax + bx, ay + by], [0, 0]);
    return [Math.sign(x), Math.sign(y)];
  };
  const [cx, cy] = sum(fromCities);
  return { by: sum([...fromCities, ...fromCurves]), toCity: [-cx, -cy], count: fromCities.length + fromCurves.length };
}

/** Places for a cloister or a bazaar: the middle, or beside what lies there, smaller. */
function buildingPlaces(ground: Ground): readonly Pose[] {
  const { cities, through, ends } = ground;
  if (through.some(({ shape }) => shape !== 'curve')) return SIDE_OF_A_ROAD;
  const { by, toCity, count } = push(ground);
  // A road that ends there meets it in the middle.
  const far = ends && !(by[0] && by[1]) ? 5 : 13;
  if (by[0] || by[1]) return [pose(far * by[0], far * by[1], 0.8)];
  if (!count) return [pose(0, 0, cities.some(({ shape }) => shape.name === 'tube') ? 0.72 : 1)];
  if (toCity[0] || toCity[1]) return [pose(3 * toCity[0], 3 * toCity[1], 0.6)];
  return through.length ? allTurns(-27, -27, 0.7) : [pose(0, 0, 0.72)];
}

/** Half the width of what stands in the middle of a tile; under its own name it is drawn. */
const HALF_WIDTH: Readonly<Record<string, number>> = {
  cloister: 21,
  abbey: 48,
  shrine: 20,
  monastery: 24,
  church: 22,
  hut: 21,
  cathedral: 27,
  'mist-castle': 28,
  town: 25,
  cemetery: 22,
  bazaar: 15,
  darmstadtium: 18,
};

/** A building; the middle may be taken by another. */
export function building(name: string, ground: Ground, taken: boolean): Thing {
  const half = HALF_WIDTH[name] ?? 20;
  return {
    box: [-half, -half, half, half],
    places: taken ? fieldCorner(half) : buildingPlaces(ground),
    kind: 'building',
    harm: HARM,
  };
}

/**
 * The grain of a crop circle. It parts what lies around it (CROP-08): it touches the road that passes by, or the walls of
 * two cities, where the fields there are not one, and fills the whole tile where there is no field at all.
 */
export function grainOf(tile: Tile, ground: Ground): { readonly what: string; readonly pose: Pose } {
  const { cities, through } = ground;
  const fieldAt = (half: number) => tile.halfSegment[half % 8] ?? -1;
  const parts = (from: Turn, a: number, b: number) => fieldAt(2 * from + a) !== fieldAt(2 * from + b);
  if (!tile.segments.some(({ kind }) => kind === 'field')) return { what: 'disc-whole', pose: pose(0, 0) };
  const { by } = push(ground);
  const [first] = cities;
  const between = cities.length > 1 && !(by[0] || by[1]);
  if (first && between && parts(first.turn, 2, 6)) return { what: 'disc-wide', pose: pose(0, 0) };
  const touches = through.some(({ shape, turn }) => shape === 'curve' && parts(turn, 0, 3));
  const far = touches ? 0 : first?.shape.name === 'corner' ? 10 : 6;
  return { what: 'disc', pose: pose(far * by[0], far * by[1]) };
}

export const GARDEN_PLOT: Thing = { box: [-11, -11, 11, 11], places: GARDEN, kind: 'sign', harm: ON_FIELD };
export const GOLD_SIGN: Thing = {
  box: [-8, -7, 8, 7],
  places: [
    ...allTurns(38, 38),
    ...allTurns(30, 30),
    ...allTurns(0, 38),
    ...allTurns(18, 40),
    ...allTurns(-18, 40),
    ...allTurns(24, 16),
    pose(0, 0),
  ],
  kind: 'sign',
  harm: ON_FIELD,
};

/** The free middle, else the place of a roof. */
const ARMS: Readonly<Record<CityName, readonly Point[]>> = {
  cap: pointList(0, -36, -19, -37),
  corner: pointList(33, -33, 14, -36, 36, -13),
  tube: pointList(0, 0, -8, -35, 8, 33),
  three: pointList(5, 0, 28, -34, 33, 27),
  full: pointList(0, 0, 32, -31, -32, -33),
};

export const armsIn = (city: CityName, turn: number): Thing => ({
  box: [-8, -9, 8, 11],
  places: ARMS[city].map((at) => ({ at: turnPoint(at, turn), degrees: 0 })),
  kind: 'arms',
  harm: IN_CITY,
});

const extent = ({ box }: Thing, { scale = 1 }: Pose): Box => scaleBox(box, scale);

/** Puts a thing where it hides least, and adds it to what there is to hide. */
export function stand(thing: Thing, dots: Dot[]): Pose {
  const price = (pose: Pose, index: number) => cost(dots, pose.at, extent(thing, pose), thing.harm) + index * 0.01;
  const best = cheapest(thing.places, price) as Pose;
  dots.push(...boxDots(best.at, extent(thing, best), thing.kind));
  return best;
}

/** The houses around the green where roads stop: between its roads, and on the sides that are all field. */
export function villageOf(arms: readonly Side[], isField: (side: Side) => boolean, at: Point): Village {
  const roofs = SIDES.flatMap((side, i): Pose[] => {
    const next = SIDES[(i + 1) % 4] as Side;
    return [
      ...(arms.includes(side) && arms.includes(next) ? [{ at: turnPoint([15, -15], i), degrees: 45 + 90 * i }] : []),
      ...(isField(side) ? [{ at: turnPoint([0, -17], i), degrees: 90 * i }] : []),
    ];
  });
  return { pose: { at, degrees: 0 }, roofs };
}
