import { expect, it } from 'vitest';
import { marksFor, placeRows } from '../../replay/try/placeRows.ts';
import { FORK } from '../../scenario/testdata/documents.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { withFound } from './found.ts';
import { targetsOf } from './onBoard.ts';
import { modelFor } from './testdata.ts';

it('the board shows what each square brings, in that position alone', () => {
  const model = modelFor(FORK);
  const [frame, other] = model.judged.frames as [Frame, Frame];
  const marks = { targets: targetsOf(model).map((cell) => ({ cell })) };
  const found = { on: frame, marks: marksFor(placeRows(frame, model.telling), frame) };
  expect(withFound(marks, found, frame).targets).toContainEqual({ cell: [0, 1], label: '4' });
  expect(withFound(marks, found, frame).targets).toHaveLength(marks.targets.length);
  expect(withFound(marks, found, other)).toBe(marks);
  expect(withFound(marks, undefined, frame)).toBe(marks);
});
