/** The signs on a tile that stay upright when it is turned: coats of arms, and what its marks and symbols show. */
import { type Segment, SIDES, type Tile } from '../engine/index.ts';
import { armsIn, stand, type Thing } from './centrepiece.ts';
import type { CityForm } from './cityForm.ts';
import { NUGGETS } from './cityShape.ts';
import type { Dot } from './coverage.ts';
import { fieldPlaces } from './fieldPlaces.ts';
import type { LaidRoad } from './layout.ts';
import { type Box, distance, fitInside, type Point, type Pose, pointList, turnPoint } from './units.ts';

/** A sign, by the name of its symbol. Its place turns with the tile. */
export interface Sign extends Omit<Pose, 'degrees'> {
  readonly what: string;
}

const square = (half: number): Box => [-half, -half, half, half];

/** What signs had better not hide. */
const HARM = { building: 8, road: 4, wall: 4, roof: 2, village: 6, arms: 8, sign: 8, symbol: 8, floor: 1 };

/** As near to the edge as it can be without being cut, however the tile lies. */
const sign = (half: number, places: readonly Point[], scale = 1): Thing => ({
  box: square(half),
  places: places.map((at): Pose => ({ at: fitInside(at, square(half * scale)), degrees: 0, scale })),
  kind: 'symbol',
  harm: HARM,
});

/** In the corners, then along the sides. */
const MARK_PLACES: readonly Point[] = pointList(40, 40, 0, 40, 20, 40, -20, 40).flatMap((at) =>
  SIDES.map((_, turn) => turnPoint(at, turn)),
);

/** A road counts less for what stands on it. */
const ON_TRACK = { ...HARM, road: 0 };

function onSegment(
  tile: Tile,
  segment: Segment,
  road: readonly Point[],
  city: CityForm | undefined,
): [string, Thing][] {
  const { nuggets = 0, locomotives = 0, camps = 0, herds = 0 } = segment.symbols ?? {};
  const list: [string, Thing][] = [];
  const onLand = (count: number, what: string, half: number) => {
    if (!count) return;
    const places = fieldPlaces(tile, segment.halves).at.map(([x, y]): Point => [1.25 * x, 1.25 * y]);
    const scale = segment.halves.length < 3 ? 0.8 : 1;
    const thing = sign(half, places, scale);
    for (let i = 0; i < count; i++) list.push([what, thing]);
  };
  if (nuggets && city) list.push([`nuggets-${nuggets}`, sign(10, [turnPoint(NUGGETS[city.shape.name], city.turn)])]);
  if (locomotives) {
    // In the bend of a curve, near the end of a straight track.
    const [middle, end] = [4, 1].map((eighth) => road[Math.floor((road.length * eighth) / 8)] ?? ([0, 0] as const));
    const isBent = middle !== undefined && distance(middle, [0, 0]) > 1;
    list.push(['locomotive', { ...sign(19, [isBent ? middle : (end ?? [0, 0])]), harm: ON_TRACK }]);
  }
  onLand(camps, 'camp', 12);
  onLand(herds, 'herd', 18);
  return list;
}

/** All of a tile; each is added to what there is to hide. */
export function signsOf(
  tile: Tile,
  areas: readonly (CityForm | undefined)[],
  roads: readonly LaidRoad[],
  disc: Pose | undefined,
  dots: Dot[],
): Sign[] {
  const put = (what: string, thing: Thing): Sign => ({ what, ...stand(thing, dots) });
  const signs = tile.segments.flatMap(({ shields }, index) => {
    const form = areas[index];
    return form ? Array.from({ length: shields }, () => put('arms', armsIn(form.shape.name, form.turn))) : [];
  });
  tile.segments.forEach((segment, index) => {
    const along = roads.filter((road) => road.segment === index).flatMap((road) => road.along);
    for (const [what, thing] of onSegment(tile, segment, along, areas[index])) signs.push(put(what, thing));
  });
  for (const what of tile.marks) {
    if (what === 'mist' || what === 'star') signs.push(put(what, sign(what === 'mist' ? 18 : 12, MARK_PLACES)));
    if (disc && (what === 'pitchfork' || what === 'club' || what === 'shield')) signs.push({ what, at: disc.at });
  }
  return signs;
}
