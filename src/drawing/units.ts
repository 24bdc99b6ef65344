/** The units of the drawing: a tile is 96 × 96 around its own centre, x to the east, y to the south. */

export const CELL = 96;
export const HALF = 48;

export type Point = readonly [x: number, y: number];

/** `pointList(1, 2, 3, 4)` is `[[1, 2], [3, 4]]`. */
export function pointList(...numbers: readonly number[]): readonly Point[] {
  const list: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) list.push([numbers[i] as number, numbers[i + 1] as number]);
  return list;
}

/** Something put at a point, turned by degrees clockwise. */
export interface Pose {
  readonly at: Point;
  readonly degrees: number;
  readonly scale?: number;
}

/** The extent of a thing around its own point: west, north, east, south. */
export type Box = readonly [west: number, north: number, east: number, south: number];

/** Quarter turns clockwise around the centre. */
export function turnPoint([x, y]: Point, turns: number): Point {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    case 3:
      return [y, -x];
    default:
      return [x, y];
  }
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** One decimal is a fifth of a pixel at the largest size; never `-0`. */
export const round = (value: number): number => Math.round(value * 10) / 10 + 0;

export const scaleBox = (box: Box, by: number): Box => [box[0] * by, box[1] * by, box[2] * by, box[3] * by];

/** The nearest point at which the whole box lies inside a square of so much to each side of the centre. */
export function fitInside([x, y]: Point, [west, north, east, south]: Box, half = HALF): Point {
  const fit = (value: number, low: number, high: number) =>
    low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
  return [fit(x, -half - west, half - east), fit(y, -half - north, half - south)];
}

/** The `transform` of a thing, or nothing where it would do nothing. */
export function transform([x, y]: Point, degrees = 0, scale = 1): string | undefined {
  let text = round(x) || round(y) ? `translate(${round(x)} ${round(y)})` : '';
  if (degrees) text += `rotate(${round(degrees)})`;
  if (scale !== 1) text += `scale(${Math.round(scale * 100) / 100})`;
  return text || undefined;
}

/** Points as path data, as short as it can be written. */
export const points = (list: readonly Point[]): string =>
  list.map(([x, y], i) => `${i && round(x) >= 0 ? ' ' : ''}${round(x)}${round(y) < 0 ? '' : ' '}${round(y)}`).join('');
