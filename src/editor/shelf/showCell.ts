/** The way from what is told of a square to the square. */
import type { Cell } from '../../engine/index.ts';
import type { PanelProps } from '../model.ts';

/** Leads to a square of the situation, whatever is being done. */
export function showCell({ model, send }: PanelProps, cell: Cell): void {
  if (model.work === 'playing') send({ type: 'set-up' });
  send({ type: 'select', cell });
}
