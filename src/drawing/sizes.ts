/** Pieces and marks are drawn larger in relation to the tiles where a board has many columns, so that all stay legible. */
import { type Point, pointList } from './units.ts';

export interface Sizes {
  /** The class of the ink weight, which `board.css` corrects by the room there is. */
  readonly name: 'few' | 'some' | 'many';
  readonly piece: number;
  /** Gold, claims and numerals. */
  readonly mark: number;
  /** Height of the coordinates, and the room for them west and south of the board. */
  readonly letter: number;
  readonly margin: number;
  /** Pixels a unit at most: a board of few tiles does not fill the page. */
  readonly pixels: number;
}

/** A column is about 100 px on a page or a phone up to four, 75 up to six, 50 to 75 beyond. */
export function sizesFor(columns: number): Sizes {
  if (columns <= 4) return { name: 'few', piece: 1.2, mark: 1.1, letter: 15, margin: 28, pixels: 1.25 };
  if (columns <= 6) return { name: 'some', piece: 1.3, mark: 1.15, letter: 18, margin: 32, pixels: 1.1 };
  return { name: 'many', piece: 1.45, mark: 1.3, letter: 22, margin: 38, pixels: 0.85 };
}

/** Where on its tile the numeral of a counted tile can be, better places first. */
export function numeralPlaces({ mark }: Sizes): { places: readonly Point[]; radius: number } {
  const radius = 9.5 * mark;
  const corner = 45 - radius;
  return { places: pointList(-corner, -corner, corner, -corner, -corner, corner, corner, corner), radius };
}
