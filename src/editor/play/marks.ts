/** What is marked on the board while somebody plays. */
import type { Marks } from '../../drawing/index.ts';
import { cellKey } from '../../engine/index.ts';
import { marksOf } from '../../replay/story.ts';
import type { JudgedModel } from '../model.ts';
import { type Found, withFound } from './found.ts';
import { targetsOf } from './onBoard.ts';

/** What the step has changed, and the squares about which something can be chosen; free ones by their names. */
export function marksWhilePlaying(model: JudgedModel, found: Found | undefined): Marks {
  const { frame, telling } = model;
  if (!frame) return {};
  const taken = new Set(frame.state.tiles.map(({ cell }) => cellKey(...cell)));
  const targets = targetsOf(model).map((cell) =>
    taken.has(cellKey(...cell)) ? { cell } : { cell, label: telling.ctx.names(cell) },
  );
  return withFound({ ...marksOf(frame), targets }, found, frame);
}
