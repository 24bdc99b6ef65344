/** Where a figure stands on each segment of a tile, whatever the tile, turned any way, with or without a bridge. */
import {
  FORM,
  type Form,
  getTile,
  type Segment,
  SIDES,
  type Spot,
  type Tile,
  type TileName,
  TURNS,
  type Turn,
  WAYS,
  type Way,
} from '../engine/index.ts';
import type { CityName } from './cityShape.ts';
import { boxDots, cost, turnDots, type Weights } from './coverage.ts';
import { fieldPlaces, type Options } from './fieldPlaces.ts';
import { type Layout, layoutOf } from './layout.ts';
import { POSES, poseOf } from './poses.ts';
import { type Box, distance, fitInside, type Point, pointList, scaleBox, turnPoint } from './units.ts';

/** Where a figure stands, in units from the tile's centre, and its size beside others. */
export interface Place {
  readonly at: Point;
  readonly scale: number;
  /** All places on the segment, better ones first; a piece there may reach over the edge. */
  readonly all: readonly Point[];
  /** What a piece put there would hide. */
  readonly cost: (at: Point, box: Box) => number;
  /** In a cap several stand beside each other along its side. */
  readonly side?: 'across' | 'down' | undefined;
}

export const MIDDLE: Place = { at: [0, 0], scale: 1, all: [[0, 0]], cost: () => 0 };

/** The size of a figure in a cap, on a short road, or in a field between a wall and a road. */
const TIGHT = 0.8;

/** Figures on different segments keep so far apart where the tile has room. */
const APART = 21;

/** How far a bridge reaches to its sides. */
const DECK = 12;
/** So far from the middle of a building stands who would be hidden by a bridge. */
const BESIDE_BRIDGE = 25;

/** So far from its place goes who has no other where somebody is in the way. */
const NUDGE = 12;

const CITY_PLACES = {
  cap: pointList(0, -30, -16, -36, 16, -36),
  corner: pointList(20, -20, 32, -32, 6, -34, 34, -6),
  tube: pointList(0, 0, 0, -30, 0, 30, -22, -34, 22, -34, 22, 34, -22, 34),
  three: pointList(5, 0, 24, -26, 24, 26, -2, -30, -2, 30),
  full: pointList(0, 0, 0, 30, 0, -30, 28, 0, -28, 0),
} satisfies Record<CityName, readonly Point[]>;

const ON_BRIDGE = pointList(0, 0, 0, -24, 0, 24);

function onLine(along: readonly Point[]): Options {
  const at = [4, 2, 6, 1, 7].map((eighth) => along[Math.floor((along.length * eighth) / 8)] ?? ([0, 0] as const));
  return { at, tight: along.length < 7 };
}

/** In the directions of the unturned tile. */
function optionsFor(tile: Tile, layout: Layout, { kind, sides, halves }: Segment, index: number): Options {
  switch (FORM[kind]) {
    case 'area': {
      const form = layout.areas[index];
      const at = form ? CITY_PLACES[form.shape.name].map((point) => turnPoint(point, form.turn)) : [];
      return { at, tight: sides.length === 1 };
    }
    case 'line':
      return onLine(layout.roads.filter((road) => road.segment === index).flatMap((road) => road.along));
    case 'open':
      return fieldPlaces(tile, halves);
    default: {
      const thing = layout.things.find(({ segment }) => segment === index);
      // A castle of two squares has a court on each.
      const courts = sides.map((side) => turnPoint([0, -27], SIDES.indexOf(side)));
      const [x, y] = thing?.pose.at ?? [0, 0];
      // Who would hide a garden, a church or a small shrine stands a little aside, so that one still sees what it is.
      const [across, down] = [x < 0 ? 13 : -13, y < 0 ? 13 : -13];
      if (kind === 'garden')
        return { at: pointList(x, y + down, x + across, y, x, y, x, y - 9, x, y + 9), tight: true };
      if (kind === 'church') return { at: [[x / 2, y / 2]], tight: false };
      const aside = kind === 'shrine' && (thing?.pose.scale ?? 1) < 1 ? 5.5 : 0;
      return { at: thing ? [[x + aside, y]] : courts, tight: false };
    }
  }
}

const CENTRE: Weights = { bridge: 3 };
/** A city's own walls and roofs may be covered by the figure in it, a field's neighbours may not. */
const HARM: Readonly<Record<Form, Weights>> = {
  centre: CENTRE,
  hub: CENTRE,
  area: { building: 3, road: 2, arms: 1, symbol: 1, bridge: 3 },
  line: { building: 3, wall: 0.1, village: 1, roof: 0.1, symbol: 1, bridge: 3 },
  open: { building: 3, wall: 1, road: 2, village: 1, roof: 0.3, sign: 0.5, symbol: 1, floor: 0.5, bridge: 3 },
};

/** Who stands in the middle comes first; it is not in the list. */
const ORDER: readonly Form[] = ['area', 'line', 'open'];

/** The place of each segment, by its index, on a tile as it lies. Those with hardly a choice choose first. */
function workOut(tile: Tile, layout: Layout, turn: Turn, bridge: Way | undefined): Place[] {
  const way = bridge ? WAYS.indexOf(bridge) : 0;
  const deck = bridge ? boxDots([0, 0], way ? [-48, -DECK, 48, DECK] : [-DECK, -48, DECK, 48], 'bridge') : [];
  const dots = [...turnDots(layout.dots, turn), ...deck];
  const places: Place[] = [];
  const waiting = tile.segments.map((segment, index) => {
    const { at, tight } = optionsFor(tile, layout, segment, index);
    const form = FORM[segment.kind];
    const turned = at.map((point) => turnPoint(point, turn));
    const aside = (by: number) => turned.map(([x, y]): Point => (way ? [x, y + by] : [x + by, y]));
    const isCentre = form === 'centre' || form === 'hub';
    if (bridge && isCentre) turned.push(...aside(BESIDE_BRIDGE), ...aside(-BESIDE_BRIDGE));
    const rank = at.length > 2 ? ORDER.indexOf(form) : -1;
    const [only, other] = segment.sides;
    const isCap = form === 'area' && only && !other;
    const side = isCap ? ((SIDES.indexOf(only) + turn) % 2 ? 'down' : 'across') : undefined;
    return { index, tight, spot: segment.spot, at: turned, harm: HARM[form], rank, isCentre, side } as const;
  });
  if (bridge) {
    const at = ON_BRIDGE.map((point) => turnPoint(point, way));
    const index = tile.segments.length;
    waiting.push({ index, tight: false, spot: 'road', at, harm: {}, rank: -2, isCentre: false, side: undefined });
  }
  waiting.sort((a, b) => a.rank - b.rank);
  // Who stands in the middle looks again once the others are placed.
  const again = waiting.filter(({ isCentre, at }) => isCentre && at.length > 1);
  for (const { index, tight, spot, at: options, harm, isCentre, side } of [...waiting, ...again]) {
    const pose = POSES[poseOf({ on: spot })];
    const scale = tight ? TIGHT : 1;
    const box = scaleBox(pose.box, pose.scale * scale);
    const crowd = (at: Point) =>
      places.reduce(
        (sum, other, i) => (i === index ? sum : sum + 90 * Math.max(0, 1 - distance(at, other.at) / APART)),
        0,
      );
    const sorted = options
      .map((option, i) => {
        const at = fitInside(option, scaleBox(box, 1.2));
        return { option, at, price: crowd(at) + cost(dots, at, box, harm) + i * 0.5 };
      })
      .sort((a, b) => a.price - b.price);
    const [best] = sorted;
    if (!best) {
      places[index] = MIDDLE;
      continue;
    }
    const [x, y] = best.option;
    const nudged = TURNS.map((turns) => turnPoint([0, NUDGE], turns)).map(([dx, dy]): Point => [x + dx, y + dy]);
    const all = sorted.map(({ option }) => option);
    places[index] = {
      at: best.at,
      scale,
      all: isCentre ? [...all, ...nudged] : all,
      cost: (at, size) => cost(dots, at, size, harm),
      side,
    };
  }
  return places;
}

const known = new WeakMap<Tile, readonly Place[]>();

/** The places of all segments of a tile as it lies, in the order of `Tile.segments`. */
export function followerPlaces(name: TileName, turn: Turn, bridge?: Way): readonly Place[] {
  const tile = getTile(name);
  const key = getTile(name, turn, bridge);
  const found = known.get(key) ?? workOut(tile, layoutOf(tile), turn, bridge);
  known.set(key, found);
  return found;
}

/** The segment that a spot means; it may be named by any of its sides or half sides. */
export function segmentAt(tile: Tile, spot: Spot): number {
  const exact = tile.segments.findIndex((segment) => segment.spot === spot);
  if (exact >= 0) return exact;
  const [kind = '', rest = ''] = spot.split(':');
  const parts: readonly string[] = kind === 'field' || kind === 'prairie' ? rest.split('.') : [...rest];
  return tile.segments.findIndex(
    (s) => s.kind === kind && [...s.sides, ...s.halves].some((part) => parts.includes(part)),
  );
}

/** Where a figure on this spot stands; the middle of the tile for a spot that it does not have. */
export function followerPlace(name: TileName, turn: Turn, spot: Spot, bridge?: Way): Place {
  const places = followerPlaces(name, turn, bridge);
  return places[segmentAt(getTile(name, turn, bridge), spot)] ?? MIDDLE;
}
