/** Where gold lies on a tile: it gives way to walls, buildings, castles and followers. */
import { getTile, type TileName, type Turn } from '../engine/index.ts';
import { boxDots, cheapest, cost, type Dot, turnDots, type Weights } from './coverage.ts';
import type { Laid } from './crowd.ts';
import { layoutOf } from './layout.ts';
import { remembering } from './remembered.ts';
import { type Box, fitInside, type Point, pointList } from './units.ts';

const SLOTS: readonly Point[] = pointList(
  0,
  20,
  0,
  -20,
  0,
  0,
  26,
  24,
  -26,
  24,
  26,
  -24,
  -26,
  -24,
  28,
  0,
  -28,
  0,
  0,
  36,
  0,
  -36,
);

/** A road is no harm: gold is seen on it well. */
const HARM: Weights = { piece: 20, building: 8, wall: 3, village: 3, arms: 3, sign: 2, symbol: 3, roof: 1 };

function workOut(name: TileName, turn: Turn, box: Box, standing: readonly Laid[]): Point {
  const printed = turnDots(layoutOf(getTile(name)).dots, turn);
  const dots: Dot[] = [...printed, ...standing.flatMap(({ at, box: size }) => boxDots(at, size, 'piece'))];
  const fitted = SLOTS.map((at) => fitInside(at, box));
  return cheapest(fitted, (at, i) => cost(dots, at, box, HARM) + i * 0.5) ?? [0, 20];
}

const places = remembering<Point>();

/** The middle of the gold with its marks, whose extent is `box`. */
export const goldPlace = (name: TileName, turn: Turn, box: Box, standing: readonly Laid[]): Point =>
  places(JSON.stringify([name, turn, box, standing]), () => workOut(name, turn, box, standing));
