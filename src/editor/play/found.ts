/** What somebody has found out about a position who asked where the tile can go: the board shows it. */
import type { Marks } from '../../drawing/index.ts';
import { sameCell } from '../../engine/index.ts';
import type { PlaceMarks } from '../../replay/try/placeRows.ts';
import type { Frame } from '../../scenario/timeline.ts';

export interface Found {
  readonly on: Frame;
  readonly marks: PlaceMarks;
}

/** The marks of a position with the points that each square brings, or the parts of the tile on which one may stand. */
export function withFound(marks: Marks, found: Found | undefined, frame: Frame): Marks {
  if (found?.on !== frame) return marks;
  const { targets, rings } = found.marks;
  return {
    ...marks,
    ...(rings.length > 0 && { rings }),
    targets: (marks.targets ?? []).map((target) => targets.find(({ cell }) => sameCell(cell, target.cell)) ?? target),
  };
}
