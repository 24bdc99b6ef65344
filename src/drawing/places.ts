/** Where a follower stands on each segment of a tile, whatever the tile, turned any way. */
import {
  type FeatureKind,
  getTile,
  HALVES,
  type Half,
  type Segment,
  SIDES,
  type Side,
  type Spot,
  type Tile,
  type TileName,
  type Turn,
} from '../engine/index.ts';
import type { CityName } from './cityShape.ts';
import { cheapest, cost, turnDots, type Weights } from './coverage.ts';
import { type Layout, layoutOf } from './layout.ts';
import { POSES, poseOn } from './poses.ts';
import { distance, fitInside, type Point, pointList, scaleBox, turnPoint } from './units.ts';

/** Where a follower stands, in units from the tile's centre, and its size beside others. */
export interface Place {
  readonly at: Point;
  readonly scale: number;
}

/** The size of a follower in a cap, on a short road, or in a field between a wall and a road. */
const TIGHT = 0.8;

/** Where a follower may stand on a segment, most wanted first, and whether it is too small for a whole one. */
interface Options {
  readonly at: readonly Point[];
  readonly tight: boolean;
}

/** Followers on different segments keep so far apart where the tile has room. */
const APART = 21;

const CITY_PLACES = {
  cap: pointList(0, -30, -16, -36, 16, -36),
  corner: pointList(20, -20, 32, -32, 6, -34, 34, -6),
  tube: pointList(0, 0, 0, -30, 0, 30, -22, -34, 22, -34, 22, 34, -22, 34),
  three: pointList(5, 0, 24, -26, 24, 26, -2, -30, -2, 30),
  full: pointList(0, 0, 0, 30, 0, -30, 28, 0, -28, 0),
} satisfies Record<CityName, readonly Point[]>;

/** In its open corners, along its sides, beside its roads and walls; in the middle if it reaches no side. */
function inField(halves: readonly Half[], isRoad: (side: Side) => boolean): Options {
  const has = (half: number) => halves.includes(HALVES[(half + 8) % 8] as Half);
  const corners = SIDES.flatMap((_, i) => (has(2 * i - 1) && has(2 * i) ? [turnPoint([-35, -35], i)] : []));
  const sides = SIDES.flatMap((side, i) =>
    has(2 * i) && has(2 * i + 1) && !isRoad(side) ? [turnPoint([0, -32], i)] : [],
  );
  const beside = SIDES.flatMap((_, i) => [
    ...(has(2 * i) ? [turnPoint([-20, -38], i)] : []),
    ...(has(2 * i + 1) ? [turnPoint([20, -38], i)] : []),
  ]);
  const middle = halves.length ? [] : pointList(0, 0, 0, 24, 0, -24);
  return { at: [...corners, ...sides, ...beside, ...middle], tight: !corners.length && !sides.length };
}

function onRoad(along: readonly Point[]): Options {
  const at = [4, 2, 6, 1, 7].map((eighth) => along[Math.floor((along.length * eighth) / 8)] ?? ([0, 0] as const));
  return { at, tight: along.length < 7 };
}

/** In the directions of the unturned tile. */
function optionsFor(tile: Tile, layout: Layout, { kind, sides, halves }: Segment, index: number): Options {
  switch (kind) {
    case 'cloister':
      return { at: layout.cloister ? [layout.cloister.at] : [], tight: false };
    case 'city': {
      const form = layout.cities[layout.citySegments.indexOf(index)];
      const at = form ? CITY_PLACES[form.shape.name].map((point) => turnPoint(point, form.turn)) : [];
      return { at, tight: sides.length === 1 };
    }
    case 'road':
      return onRoad(layout.roads.filter((road) => road.segment === index).flatMap((road) => road.along));
    case 'field':
      return inField(halves, (side) => tile.edges[SIDES.indexOf(side)] === 'road');
  }
}

/** A city's own walls and roofs may be covered by the follower in it, a field's neighbours may not. */
const HARM: Readonly<Record<FeatureKind, Weights>> = {
  cloister: {},
  city: { building: 3, road: 2, arms: 0.2 },
  road: { building: 3, wall: 0.1, village: 1, roof: 0.1 },
  field: { building: 3, wall: 1, road: 2, village: 1, roof: 0.3, sign: 0.5, floor: 0.5 },
};

const ORDER: readonly FeatureKind[] = ['cloister', 'city', 'road', 'field'];

/** The place of each segment, by its index, on a tile as it lies. Those with hardly a choice choose first. */
function workOut(tile: Tile, layout: Layout, turn: Turn): Place[] {
  const dots = turnDots(layout.dots, turn);
  const places: Place[] = [];
  const waiting = tile.segments.map((segment, index) => {
    const options = optionsFor(tile, layout, segment, index);
    return { segment, index, options, rank: options.at.length > 2 ? ORDER.indexOf(segment.kind) : -1 };
  });
  for (const { segment, index, options } of waiting.sort((a, b) => a.rank - b.rank)) {
    const pose = POSES[poseOn(segment.spot)];
    const scale = options.tight ? TIGHT : 1;
    const box = scaleBox(pose.box, pose.scale * scale);
    const crowd = (at: Point) =>
      places.reduce((sum, other) => sum + 90 * Math.max(0, 1 - distance(at, other.at) / APART), 0);
    const fitted = options.at.map((at) => fitInside(turnPoint(at, turn), scaleBox(box, 1.2)));
    const at = cheapest(fitted, (at, i) => crowd(at) + cost(dots, at, box, HARM[segment.kind]) + i * 0.5) ?? [0, 0];
    places[index] = { at, scale };
  }
  return places;
}

const known = new WeakMap<Tile, readonly Place[]>();

/** The places of all segments of a tile as it lies, in the order of `Tile.segments`. */
export function followerPlaces(name: TileName, turn: Turn): readonly Place[] {
  const tile = getTile(name);
  const key = getTile(name, turn);
  const found = known.get(key) ?? workOut(tile, layoutOf(tile), turn);
  known.set(key, found);
  return found;
}

/** The segment that a spot means; it may be named by any of its sides or half sides. */
export function segmentAt(tile: Tile, spot: Spot): number {
  const exact = tile.segments.findIndex((segment) => segment.spot === spot);
  if (exact >= 0) return exact;
  const [kind = '', rest = ''] = spot.split(':');
  const parts: readonly string[] = kind === 'field' ? rest.split('.') : [...rest];
  return tile.segments.findIndex(
    (s) => s.kind === kind && [...s.sides, ...s.halves].some((part) => parts.includes(part)),
  );
}

/** Where a follower on this spot stands; the middle of the tile for a spot that it does not have. */
export function followerPlace(name: TileName, turn: Turn, spot: Spot): Place {
  return followerPlaces(name, turn)[segmentAt(getTile(name, turn), spot)] ?? { at: [0, 0], scale: 1 };
}
