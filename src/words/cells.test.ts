import { describe, expect, it, test } from 'vitest';
import { cellNames, columnName } from './cells.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, name) => {
  expect(columnName(index)).toBe(name);
});

describe('cells of a board', () => {
  const names = cellNames([-1, -2]);
  it('are A1 in the north-west, letters to the east, numbers to the south', () => {
    expect([names([-1, -2]), names([0, -2]), names([-1, -1]), names([1, 1])]).toEqual(['A1', 'B1', 'A2', 'C4']);
  });
  it('keep their coordinates outside of the board shown', () => {
    expect([names([-2, 0]), names([0, -3])]).toEqual(['(-2, 0)', '(0, -3)']);
  });
});
