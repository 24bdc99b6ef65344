/** What quarter turns do to the names of spots and the ways of bridges. */
import {
  HALVES,
  type Half,
  isHalf,
  isSide,
  rotateHalf,
  rotateSide,
  SIDES,
  type Spot,
  type Turn,
  type Way,
} from '../../engine/index.ts';

export const turnedBy = (turn: Turn, quarters: number): Turn => ((((turn + quarters) % 4) + 4) % 4) as Turn;

/** `turnSpot('city:NW', 1)` is `city:NE`. A spot that names no side stays as it is. */
export function turnSpot(spot: Spot, quarters: number): Spot {
  const by = turnedBy(0, quarters);
  const [kind, where = '', ...more] = spot.split(':');
  if (more.length || where === '') return spot;
  const sides = [...where];
  if (sides.every(isSide)) {
    const turned = sides.map((side) => rotateSide(side, by));
    return `${kind}:${SIDES.filter((side) => turned.includes(side)).join('')}`;
  }
  const halves = where.split('.');
  if (!halves.every(isHalf)) return spot;
  const turned = (halves as Half[]).map((half) => rotateHalf(half, by));
  return `${kind}:${HALVES.filter((half) => turned.includes(half)).join('.')}`;
}

export const turnWay = (way: Way, quarters: number): Way => (quarters % 2 === 0 ? way : way === 'NS' ? 'EW' : 'NS');
