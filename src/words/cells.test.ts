import { describe, expect, it, test } from 'vitest';
import { cellNames, columnName, grownCellNames } from './cells.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [-1, 'Z'],
  [-2, 'Y'],
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
  it('keep their names when it grows, and what is new has a name of its own', () => {
    const grown = grownCellNames([-1, -2]);
    expect([grown([-1, -2]), grown([1, 1])]).toEqual(['A1', 'C4']);
    expect([grown([-2, -2]), grown([-1, -3]), grown([-3, -4])]).toEqual(['Z1', 'A0', 'Y−1']);
  });
});
