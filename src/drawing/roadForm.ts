/** How each road or track of a tile runs, and where those that end do so. */
import { FORM, rotateSide, SIDES, type Side, type Tile, type Turn } from '../engine/index.ts';
import type { CityForm } from './cityForm.ts';
import { type Curve, sample } from './curve.ts';
import { type Point, type Pose, pointList, turnPoint } from './units.ts';

/**
 * `straight` N–S, `curve` N–E, `end` from the north to the middle, `bend` from the north to the tip of a cap in the east;
 * `branch` is one arm of a road that joins three or four sides.
 */
export type RoadShape = 'straight' | 'curve' | 'end' | 'bend' | 'branch';

export interface RoadForm {
  readonly shape: RoadShape;
  readonly turn: Turn;
  /** Drawn the other way round, before it is turned: from the north to the west. */
  readonly mirrored?: boolean;
  /** Index in `Tile.segments`. */
  readonly segment: number;
  /** Joins two or more sides of the tile. */
  readonly through: boolean;
}

/** How long the handles of a cubic are that follows a quarter circle from edge to edge. */
const K = 48 * 0.5523;
export const CENTRE_LINES: Readonly<Record<RoadShape, Curve>> = {
  straight: pointList(0, -48, 0, -16, 0, 16, 0, 48),
  curve: pointList(0, -48, 0, -48 + K, 48 - K, 0, 48, 0),
  end: pointList(0, -48, 0, -32, 0, -20, 0, -7),
  bend: pointList(0, -48, 0, -24, 0, 0, 22, 0),
  branch: pointList(0, -48, 0, -32, 0, -16, 0, 0),
};

/** Points along the middle of a road, in the directions of its tile. */
export function roadPoints({ shape, turn, mirrored }: RoadForm, count = 8): Point[] {
  return sample(CENTRE_LINES[shape], count).map(({ at: [x, y] }) => turnPoint([mirrored ? -x : x, y], turn));
}

export interface Roads {
  /** From below. */
  readonly forms: readonly RoadForm[];
  /** Where a road ends at the wall of a city. */
  readonly gates: readonly Pose[];
  /** The sides whose roads end in the middle, at a building or a village. */
  readonly arms: readonly Side[];
}

const turnOf = (side: Side): Turn => SIDES.indexOf(side) as Turn;

/** The first place where a straight road from this side meets a wall of the city. */
function meetWall(side: Side, { shape, turn }: CityForm): Pose | undefined {
  const toNorth = -turnOf(side);
  const hits = shape.walls
    .flatMap((wall) => sample(wall.curve, 24))
    .map(({ at, degrees }) => ({ at: turnPoint(at, turn), degrees: degrees + 90 * turn }))
    .filter(({ at }) => Math.abs(turnPoint(at, toNorth)[0]) < 3)
    .sort((a, b) => turnPoint(a.at, toNorth)[1] - turnPoint(b.at, toNorth)[1]);
  const first = hits[0];
  if (!first) return undefined;
  const [, depth] = turnPoint(first.at, toNorth);
  return { at: turnPoint([0, depth], turnOf(side)), degrees: first.degrees };
}

/** The one-sided city at which a single road must end: the fields at its two sides differ, and both touch that city. */
function endsAtCap(tile: Tile, side: Side): Side | undefined {
  const fields = [0, 1].map((half) => tile.halfSegment[2 * turnOf(side) + half] ?? -1);
  if (fields[0] === fields[1]) return undefined;
  const cap = tile.segments.find(
    (s, i) => s.kind === 'city' && s.sides.length === 1 && fields.every((f) => tile.segments[f]?.touches.includes(i)),
  );
  return cap?.sides[0];
}

/** A road that joins sides. */
function throughForms(sides: readonly Side[], segment: number): RoadForm[] {
  const [first, second, third] = sides.map(turnOf) as [Turn, Turn, Turn | undefined];
  const form = (shape: RoadShape, turn: Turn): RoadForm => ({ shape, turn, segment, through: true });
  if (third !== undefined) return sides.map((side) => form('branch', turnOf(side)));
  if (second - first === 2) return [form('straight', first)];
  return [form('curve', second - first === 1 ? first : second)];
}

/** A road that ends, and the gate at which it does, if it does not go on to the middle. */
function endForm(side: Side, segment: number, target: CityForm | undefined): { form: RoadForm; gate?: Pose } {
  const turn = turnOf(side);
  const end: RoadForm = { shape: 'end', turn, segment, through: false };
  if (!target) return { form: end };
  const step = (target.turn - turn + 4) % 4;
  if (target.shape.name === 'cap' && step !== 2) {
    const mirrored = step === 3;
    const gate = { at: turnPoint([mirrored ? -21 : 21, 0], turn), degrees: 90 * (turn + 1) };
    return { form: { ...end, shape: 'bend', mirrored }, gate };
  }
  const gate = meetWall(side, target);
  if (!gate) return { form: end };
  // The city hides what lies behind its wall, so a longer road needs no length of its own.
  const [, depth] = turnPoint(gate.at, -turn);
  return { form: depth > -8 ? { ...end, shape: 'straight' } : end, gate };
}

/** `building` says that roads end at something in the middle. */
export function roadsOf(tile: Tile, cities: readonly CityForm[], building: boolean): Roads {
  const roads = tile.segments.flatMap(({ kind, sides }, index) => (FORM[kind] === 'line' ? [{ sides, index }] : []));
  const ends = roads.filter(({ sides }) => sides.length === 1);
  const wide = cities.find(({ shape }) => shape.name !== 'cap' && shape.name !== 'full');

  /** The city to which a road goes. Two roads to one wall would cross on the way: they meet in a village before it. */
  const targetOf = (side: Side): CityForm | undefined => {
    if (building || (ends.length > 1 && wide?.shape.name !== 'tube')) return undefined;
    const cap = endsAtCap(tile, side);
    return wide ?? cities.find(({ shape, turn }) => shape.name === 'cap' && rotateSide('N', turn) === cap);
  };
  const ending = ends.map(({ sides: [side], index }) => {
    const from = side as Side;
    return { side: from, ...endForm(from, index, targetOf(from)) };
  });
  const through = roads.filter(({ sides }) => sides.length > 1);
  return {
    forms: [...ending.map(({ form }) => form), ...through.flatMap(({ sides, index }) => throughForms(sides, index))],
    gates: ending.flatMap(({ gate }) => gate ?? []),
    arms: ending.flatMap(({ side, gate }) => (gate ? [] : [side])),
  };
}
