/** Chains of cubic Bézier curves: a first point, then three for each piece. */
import { type Point, points, turnPoint } from './units.ts';

export type Curve = readonly Point[];

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

const pieces = (curve: Curve): Point[][] => {
  const list: Point[][] = [];
  for (let i = 0; i + 3 < curve.length; i += 3) list.push(curve.slice(i, i + 4));
  return list;
};

/** The part of a piece before t and the part after it. */
function split(piece: readonly Point[], t: number): [Point[], Point[]] {
  const [a, b, c, d] = piece as [Point, Point, Point, Point];
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
  const middle = between(abc, bcd, t);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

/** Cuts off the first t of the first piece and the last t of the last one. */
export function trim(curve: Curve, t: number): Curve {
  const list = pieces(curve);
  list[0] = split(list[0] as Point[], t)[1];
  const last = list.length - 1;
  const kept = last ? 1 - t : 1 - t / (1 - t);
  list[last] = split(list[last] as Point[], kept)[0];
  return list.flatMap((piece, i) => (i ? piece.slice(1) : piece));
}

export const turnCurve = (curve: Curve, turns: number): Curve => curve.map((point) => turnPoint(point, turns));

/** Points on the curve, so many to a piece, with the direction there in degrees. */
export function sample(curve: Curve, count: number): { at: Point; degrees: number }[] {
  return pieces(curve).flatMap((piece) =>
    Array.from({ length: count + 1 }, (_, i) => {
      const [before, after] = split(piece, i / count);
      const [from, to] = i ? [before[2] as Point, before[3] as Point] : [after[0] as Point, after[1] as Point];
      return { at: before[3] as Point, degrees: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI };
    }),
  );
}

/** Path data that goes on along the curve from its first point. */
export const along = (curve: Curve): string => `C${points(curve.slice(1))}`;

export const pathOf = (curve: Curve): string => `M${points(curve.slice(0, 1))}${along(curve)}`;
