/** How the pieces on one tile find room beside each other. */
import { type Box, fitInside, HALF, type Point, scaleBox } from './units.ts';

/** Pieces on the same segment. */
export interface Group {
  /** The extent of each at its full size. */
  readonly boxes: readonly Box[];
  /** Where they may stand, better places first. */
  readonly places: readonly Point[];
  /** What it costs to put a piece there. */
  readonly cost: (at: Point, box: Box) => number;
  /** Rather in rows than in columns, or the other way. */
  readonly side?: 'across' | 'down' | undefined;
}

/** Tried in turn until nothing overlaps. */
const SIZES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
/** Halos may touch. */
const HALO = 1.5;
/** How often each group looks for a better place once it has seen the others. */
const ROUNDS = 3;
/** More pieces on one tile are heaped up as they come: no game has them, but somebody can write them down. */
const MANY = 40;

/** Something that lies somewhere. */
export interface Laid {
  readonly at: Point;
  readonly box: Box;
}

/** Where things stand in rows of so many around their middle, and the box around them all. */
function inRows(boxes: readonly Box[], columns: number): { at: Point[]; box: Box } {
  const rows = Array.from({ length: Math.ceil(boxes.length / columns) }, (_, i) =>
    boxes.slice(i * columns, (i + 1) * columns),
  );
  const widthOf = (row: readonly Box[]) => row.reduce((sum, [west, , east]) => sum + east - west - 2 * HALO, 0);
  const heightOf = (row: readonly Box[]) => Math.max(...row.map(([, north, , south]) => south - north - 2 * HALO));
  const height = rows.reduce((sum, row) => sum + heightOf(row), 0);
  const half = Math.max(...rows.map(widthOf)) / 2;
  let y = -height / 2;
  const at = rows.flatMap((row) => {
    let x = -widthOf(row) / 2;
    y += heightOf(row);
    return row.map(([west, , east, south]): Point => {
      x += east - west - 2 * HALO;
      return [x - east + HALO, y - south + HALO];
    });
  });
  return { at, box: [-half, -height / 2, half, height / 2] };
}

/** How much of each other two things hide. */
export function overlap({ at: [ax, ay], box: a }: Laid, { at: [bx, by], box: b }: Laid): number {
  const across = Math.min(ax + a[2], bx + b[2]) - Math.max(ax + a[0], bx + b[0]) - 2 * HALO;
  const down = Math.min(ay + a[3], by + b[3]) - Math.max(ay + a[1], by + b[1]) - 2 * HALO;
  return across > 0 && down > 0 ? across * down : 0;
}

/** The best arrangement of a group beside what is there, and by how much it overlaps that. */
function settle({ boxes, places, cost, side }: Group, taken: readonly Laid[]): { laid: Laid[]; clash: number } {
  let best: { laid: Laid[]; clash: number } = { laid: [], clash: 0 };
  let least = Number.POSITIVE_INFINITY;
  const alone = boxes.length === 1;
  const most = side === 'down' && !alone ? boxes.length / 2 : boxes.length;
  const fewest = side === 'across' ? boxes.length / 2 + 0.1 : 1;
  for (let columns = Math.floor(most); columns >= fewest; columns--) {
    // One piece stands with its own point on the place, several with the middle of them all.
    const { at, box } = alone ? { at: [[0, 0] as const], box: boxes[0] as Box } : inRows(boxes, columns);
    const tooLarge = box[2] - box[0] > 2 * HALF || box[3] - box[1] > 2 * HALF ? 1e4 : 0;
    places.forEach((place, i) => {
      const [x, y] = fitInside(place, box);
      const laid = at.map(([dx, dy], n): Laid => ({ at: [x + dx, y + dy], box: boxes[n] as Box }));
      const clash =
        tooLarge + laid.reduce((sum, one) => taken.reduce((all, other) => all + overlap(one, other), sum), 0);
      const harm = alone ? 0 : laid.reduce((sum, one) => sum + cost(one.at, one.box), 0);
      const price = clash + harm / 50 + (i + boxes.length - columns) / 50;
      if (price < least) {
        least = price;
        best = { laid, clash };
      }
    });
  }
  return best;
}

/** Rows on the best place of a group, whatever else is there. */
function heap({ boxes, places }: Group): readonly Point[] {
  const small = boxes.map((box) => scaleBox(box, SIZES.at(-1) as number));
  const { at, box } = inRows(small, Math.ceil(Math.sqrt(boxes.length)));
  const [x, y] = fitInside(places[0] ?? [0, 0], box);
  return at.map(([dx, dy]): Point => [x + dx, y + dy]);
}

/** The largest size at which all find room beside what is `fixed`, and where they stand then. */
export function arrange(
  groups: readonly Group[],
  fixed: readonly Laid[] = [],
): { size: number; at: readonly (readonly Point[])[] } {
  let found: { size: number; at: Point[][] } = { size: 1, at: [] };
  const count = groups.reduce((sum, { boxes }) => sum + boxes.length, 0);
  if (count > MANY) return { size: SIZES.at(-1) as number, at: groups.map(heap) };
  for (const size of SIZES) {
    const laid: Laid[][] = [];
    let clash = 0;
    for (let round = 0; round < ROUNDS && (!round || clash > 1); round++) {
      clash = 0;
      groups.forEach((group, i) => {
        const boxes = group.boxes.map((box) => scaleBox(box, size));
        const settled = settle({ ...group, boxes }, [...fixed, ...laid.filter((_, other) => other !== i).flat()]);
        laid[i] = settled.laid;
        clash += settled.clash;
      });
    }
    found = { size, at: laid.map((group) => group.map(({ at }) => at)) };
    if (clash <= 1) break;
  }
  return found;
}
