/** How gold, its number and the marks of those who claim it are arranged around their common middle. */
import { type Box, HALF, type Point, scaleBox } from './units.ts';

export interface GoldRow {
  readonly piece: Point;
  /** Where the number is, if there is more than one piece. */
  readonly number: Point;
  readonly marks: readonly Point[];
  readonly box: Box;
}

const PIECE = 28;
const MARK = 19;
const MARKS_IN_A_ROW = 4;
/** Halo and line around it all. */
const AROUND = 3;

const numberAt = ([x, y]: Point): Point => [x - 12, y - 9];

/** In a row where it fits on the tile at this scale, else the marks under the piece. */
export function goldRow(pieces: number, claims: number, scale: number): GoldRow {
  const order = Array.from({ length: claims }, (_, i) => i);
  const [more, above] = pieces > 1 ? [8, 8] : [0, 0];
  const width = PIECE + MARK * claims;
  if (claims < MARKS_IN_A_ROW && (width + more + 2 * AROUND) * scale <= 2 * HALF) {
    const piece: Point = [-(MARK * claims) / 2, 0];
    const half = width / 2 + AROUND;
    const marks = order.map((i): Point => [piece[0] + 25 + MARK * i, 0]);
    return { piece, number: numberAt(piece), marks, box: [-half - more, -11 - above, half, 11] };
  }
  const rows = Math.ceil(claims / MARKS_IN_A_ROW);
  const columns = Math.ceil(claims / rows);
  const top = -(MARK * rows) / 2;
  const marks = order.map((i): Point => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, claims - columns * row);
    return [MARK * ((i % columns) - (inRow - 1) / 2), top + MARK * (row + 1)];
  });
  const half = Math.max(PIECE + 2 * more, MARK * columns) / 2 + AROUND;
  const piece: Point = [0, top];
  return { piece, number: numberAt(piece), marks, box: [-half, top - 11 - above, half, top + 10 + MARK * rows] };
}

/** The extent of gold with its number and marks on the board. */
export const goldBox = (pieces: number, claims: number, scale: number): Box =>
  scaleBox(goldRow(pieces, claims, scale).box, scale);
