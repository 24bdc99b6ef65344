/** Points as items that sum to the total. */
import type { Cell } from '../geometry.ts';
import type { PointItem } from '../state.ts';

/** `count × each` for these cells; as many as there are cells unless given. */
export function item(what: PointItem['what'], each: number, cells: readonly Cell[], count = cells.length): PointItem {
  return { what, count, each, points: count * each, cells };
}

export const total = (items: readonly PointItem[]): number => items.reduce((sum, { points }) => sum + points, 0);

/** Leaves out items that count nothing. */
export const counted = (...items: readonly PointItem[]): PointItem[] => items.filter(({ count }) => count > 0);
