/** Shapes that are there several times in a symbol. */

/** One path of the same shape at several places. */
export const each = <T,>(list: readonly T[], draw: (one: T) => string): string => list.map(draw).join('');

export const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** On the four corners of a rectangle of so much to each side. */
export const turrets = (x: number, y: number, scale: number) =>
  CORNERS.map(([dx, dy]) => <use href="#b-turret" transform={`translate(${dx * x} ${dy * y})scale(${scale})`} />);
