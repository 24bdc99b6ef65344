/**
 * The shape of one city on a tile; a mountain has the same.
 *
 * A city is the whole square without its *runs*: groups of neighbouring sides that are not its own. Each run has one
 * wall from tile corner to tile corner, so neighbouring tiles always fit. Corner 0 is north-west, corner i is where side
 * i begins going round clockwise.
 */
import { SIDES, type Side } from '../engine/index.ts';
import { type Curve, sample, turnCurve } from './curve.ts';
import { distance, HALF, type Point, type Pose, pointList, turnPoint } from './units.ts';

export const CITY_NAMES = ['cap', 'corner', 'tube', 'three', 'full'] as const;
export type CityName = (typeof CITY_NAMES)[number];

/** Each shape as it is drawn before it is turned. */
export const OWN_SIDES: Readonly<Record<CityName, readonly Side[]>> = {
  cap: ['N'],
  corner: ['N', 'E'],
  tube: ['N', 'S'],
  three: ['N', 'E', 'S'],
  full: ['N', 'E', 'S', 'W'],
};

/** Walls for runs that start in the north. None leaves its corner closer than 25° to the edge. */
const WALL = {
  bay: pointList(-48, -48, -24, -26, 24, -26, 48, -48),
  /** Leaves room for a flat cap on the same side. */
  deepBay: pointList(-48, -48, -30, -12, 30, -12, 48, -48),
  diagonal: pointList(-48, -48, -27, -10, 10, 27, 48, 48),
  bell: pointList(-48, -48, -37, -26, -21, -25, -21, 0, -21, 25, -37, 26, -48, 48),
  /** A one-sided city in front of the bay of another. */
  flat: pointList(-48, -48, -31, -26, -31, 26, -48, 48),
  /** A one-sided city that cannot become a castle. */
  ogive: pointList(-48, -48, -36, -30, -30, -11, -16, 0, -30, 11, -36, 30, -48, 48),
} satisfies Record<string, Curve>;
type WallName = keyof typeof WALL;

/** How much of each end carries no merlons, and how many merlons and gaps there are: odd, to begin and end with one. */
export const MERLONS: Readonly<Record<WallName, { readonly trim: number; readonly count: number }>> = {
  bay: { trim: 0.17, count: 15 },
  deepBay: { trim: 0.2, count: 17 },
  diagonal: { trim: 0.15, count: 23 },
  bell: { trim: 0.34, count: 17 },
  flat: { trim: 0.2, count: 0 },
  ogive: { trim: 0.3, count: 15 },
};

export interface Wall {
  readonly name: WallName;
  readonly curve: Curve;
  /** The corners at which it begins and ends; a tower stands on each. */
  readonly corners: readonly [number, number];
}

/** A city as it is drawn before it is turned. */
export interface CityShape {
  readonly name: CityName;
  readonly walls: readonly Wall[];
  /** Its floor, going round clockwise: along the edge for its own sides, along the walls for the rest. */
  readonly outline: readonly (Point | Curve)[];
  readonly armed: boolean;
}

/** What makes a shape differ from the common one. Corners and sides are counted before the city is turned. */
export interface Peculiar {
  /** Corners that the city reaches although neither side there is its own. */
  readonly reaches: readonly number[];
  /** Sides on which another city lies in front of a wall of this one. */
  readonly fronted: readonly number[];
  readonly wall: 'flat' | 'ogive' | undefined;
  /** A cap with a coat of arms, for which its roofs make room. */
  readonly armed: boolean;
}

const NOTHING_PECULIAR: Peculiar = { reaches: [], fronted: [], wall: undefined, armed: false };

export const isCurve = (part: Point | Curve): part is Curve => typeof part[0] !== 'number';

/** The outline of a floor as a polygon. */
export const polygonOf = ({ outline }: CityShape): Point[] =>
  outline.flatMap((part) => (isCurve(part) ? sample(part, 8).map((s) => s.at) : [part]));

const corner = (index: number): Point => turnPoint([-HALF, -HALF], index);
/** Own sides reach one unit over the edge, or a seam would show. */
const OVER_THE_EDGE = pointList(-HALF, -HALF - 1, HALF, -HALF - 1, HALF, -HALF);

function wallOf(length: number, fronted: boolean, special: Peculiar['wall']): WallName {
  if (length === 1) return fronted ? 'deepBay' : 'bay';
  return length === 2 ? 'diagonal' : (special ?? 'bell');
}

/** The shape of this name; none but a cap has a wall of three sides, and so a special wall. */
export function cityShape(name: CityName, peculiar = NOTHING_PECULIAR): CityShape {
  const own = SIDES.map((side) => OWN_SIDES[name].includes(side));
  const walls: Wall[] = [];
  const outline: (Point | Curve)[] = [corner(0)];
  for (let side = 0; side < 4; ) {
    if (own[side]) {
      outline.push(...OVER_THE_EDGE.map((point) => turnPoint(point, side)));
      side++;
      continue;
    }
    let length = 1;
    while (side + length < 4 && !own[side + length] && !peculiar.reaches.includes(side + length)) length++;
    const wall = wallOf(length, peculiar.fronted.includes(side), peculiar.wall);
    const curve = turnCurve(WALL[wall], side);
    walls.push({ name: wall, curve, corners: [side, (side + length) % 4] });
    outline.push(curve);
    side += length;
  }
  return { name, walls, outline, armed: peculiar.armed };
}

export const COMMON_SHAPES: Readonly<Record<CityName, CityShape>> = {
  cap: cityShape('cap'),
  corner: cityShape('corner'),
  tube: cityShape('tube'),
  three: cityShape('three'),
  full: cityShape('full'),
};

/** Places of roofs, before the city is turned. The middle stays free for followers. */
export function roofsOf(shape: CityShape): readonly Pose[] {
  const pose = (x: number, y: number, degrees: number, scale = 1): Pose => ({ at: [x, y], degrees, scale });
  switch (shape.name) {
    case 'cap':
      if (shape.walls.length > 1) return [pose(-15, -38, 0), pose(29, -38, 90), pose(19, -13, 45)];
      if (shape.walls[0]?.name === 'flat') return [pose(-8, -43, 0, 0.6), pose(7, -43, 0, 0.6)];
      if (shape.armed) return [pose(-20, -40, 0, 0.8), pose(19, -40, 0, 0.8)];
      return [pose(-9, -38, 0), pose(9, -35, 90)];
    case 'corner':
      return [pose(34, -34, 0), pose(14, -36, 90), pose(36, -12, 0), pose(15, -16, 45)];
    case 'tube':
      return [pose(-8, -34, 0), pose(9, -22, 90), pose(8, 33, 0), pose(-9, 22, 90)];
    case 'three':
      return [pose(-8, -34, 90), pose(28, -33, 0), pose(34, 28, 90), pose(2, 33, 0), pose(33, -4, 0)];
    case 'full':
      return [
        pose(-32, -32, 0),
        pose(-8, -34, 90),
        pose(32, -30, 90),
        pose(-34, 30, 90),
        pose(8, 34, 0),
        pose(33, 32, 0),
        pose(34, 2, 0),
        pose(-33, 0, 90),
      ];
  }
}

/** Where the nuggets of a mountain are, before it is turned. */
export const NUGGETS: Readonly<Record<CityName, Point>> = {
  cap: [-20, -37],
  corner: [33, -33],
  tube: [-2, -36],
  three: [30, -31],
  full: [-31, -31],
};

/** Places of peaks: as those of roofs, but not under the nuggets. */
export const peaksOf = (shape: CityShape): readonly Pose[] =>
  roofsOf(shape).filter(({ at }) => distance(at, NUGGETS[shape.name]) > 15);
