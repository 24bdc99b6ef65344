/** Checks of single values in choices that come from outside. */
import type { Cell } from '../geometry.ts';
import { FIGURE_PIECES } from '../words.ts';

export const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every((n) => Number.isSafeInteger(n));

/** Whether the fields that name a figure are possible; both may be left out. */
export const isFigure = ({ piece, as }: Readonly<Record<string, unknown>>): boolean =>
  (piece === undefined || (FIGURE_PIECES as readonly unknown[]).includes(piece)) &&
  (as === undefined || as === 'prior');
